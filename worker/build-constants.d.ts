/** Hash of the inline theme script, as a CSP source (scripts/vite/csp.ts). */
declare const __THEME_SCRIPT_HASH__: string
/** Hashes of the style elements that sonner writes. */
declare const __SONNER_STYLE_HASHES__: string[]
/** Id of the build, a hash of its parts (scripts/vite/build-id.ts). */
declare const __BUILD_ID__: string
/** Time of the build in ms since 1970. */
declare const __BUILD_TIMESTAMP__: number
/** `on` if the build includes the session client (`SESSION=on`). */
declare const __SESSION__: 'on' | 'off'
