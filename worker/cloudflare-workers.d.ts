/** The runtime's module. The global types of workers-types would hide the DOM's. */
declare module 'cloudflare:workers' {
  type Bindings = import('./settings.ts').Bindings
  export const env: Bindings
  /** Calls the worker's own entrypoints (index.ts) without a network. */
  export const exports: {
    Pages: {
      fetch(request: Request): Promise<Response>
      purge(tags: string[] | undefined): Promise<boolean>
    }
  }
  /** Keeps the worker alive for `work` after the response. */
  export function waitUntil(work: Promise<unknown>): void
  export abstract class WorkerEntrypoint {
    protected readonly env: Bindings
    /** The platform's cache in front of this entrypoint; absent in local runs. */
    protected readonly ctx: { cache?: import('#worker/cms/platform-cache.ts').PlatformCache }
    fetch?(request: Request): Promise<Response>
  }
}

interface HTMLRewriterElement {
  readonly tagName: string
  readonly attributes: Iterable<[string, string]>
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  prepend(content: string, options: { html: boolean }): void
  append(content: string, options: { html: boolean }): void
  remove(): void
}

declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: HTMLRewriterElement): void }): HTMLRewriter
  transform(response: Response): Response
}
