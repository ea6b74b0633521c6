/** Files at RFC 8615 well-known URIs. Glob patterns for all files skip hidden folders. */
export const wellKnownFiles = ".well-known/*";

/** Instructions for reporting vulnerabilities (RFC 9116). */
export const securityFile = ".well-known/security.txt";
