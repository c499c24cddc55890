// The content that scripts/vite/content.ts compiles into the worker; other parts are static files.
declare module 'virtual:content/sites' {
  const sites: Record<
    import('#i18n/locales.ts').Locale,
    () => Promise<{ default: import('./compiled.ts').SiteContent }>
  >
  export default sites
}
declare module 'virtual:content/shared' {
  const content: import('./compiled.ts').SharedContent
  export default content
}
declare module 'virtual:content/pictures' {
  const content: import('./compiled.ts').PictureManifest
  export default content
}
declare module 'virtual:content/redirects' {
  const rules: import('#worker/redirects/rule.ts').RedirectRule[]
  export default rules
}
