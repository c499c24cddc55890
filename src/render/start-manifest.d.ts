declare module 'tanstack-start-manifest:v' {
  /** What Start's build knows of the client: here only the entry's address is used. */
  export const tsrStartManifest: () => { routes: Record<string, { scripts?: { attrs?: { src?: string } }[] }> }
}
