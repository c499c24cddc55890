declare module 'virtual:content/redirects' {
  const rules: import('#worker/redirect-rule.ts').RedirectRule[]
  export default rules
}
