"""The games. Each folder is one game; the registry walks them."""
