"""The bridge to Numba: teaching it the rules, keeping what it compiled, whole games at full speed."""
