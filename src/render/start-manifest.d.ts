declare module 'tanstack-start-manifest:v' {
  /** Start's build manifest; only addresses of scripts are used. */
  export const tsrStartManifest: () => {
    routes: Record<string, { scripts?: { attrs?: { src?: string } }[]; preloads?: string[] }>
  }
}
