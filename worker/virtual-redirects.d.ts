declare module 'virtual:content/redirects' {
  const rules: import('#features/redirects/schema.ts').RedirectRule[]
  export default rules
}
