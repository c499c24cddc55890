/** Hash of the inline theme script, as a CSP source (scripts/vite/csp.ts). */
declare const __THEME_SCRIPT_HASH__: string
/** Hashes of the style elements that sonner writes. */
declare const __SONNER_STYLE_HASHES__: string[]
/** Names the build by what it is made of (scripts/vite/build-id.ts). */
declare const __BUILD_ID__: string
/** When it was built, in ms since 1970. */
declare const __BUILD_TIMESTAMP__: number
/** `on` when the build was asked to bring the session client along (`SESSION=on`), else `off`. */
declare const __SESSION__: 'on' | 'off'
