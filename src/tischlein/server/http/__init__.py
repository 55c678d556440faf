"""REST endpoints, static files, security headers, errors."""
