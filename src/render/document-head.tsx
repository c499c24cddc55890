import { HeadContent } from '@tanstack/react-router'
import { createContext, memo, useContext } from 'react'

/** Parts of the document that only the server has. */
interface ServerDocument {
  attributes: Record<string, string | undefined>
  /** Content of the head (head-html.ts), much faster than the browser's components. */
  head: string
}

export const DocumentContext = createContext<ServerDocument | undefined>(undefined)

/** `<head>`: the meta tags and links of the routes. */
export const DocumentHead = memo(function DocumentHead() {
  const server = useContext(DocumentContext)
  if (server) return <head dangerouslySetInnerHTML={{ __html: server.head }} />
  return (
    <head>
      <HeadContent />
    </head>
  )
})
