import { HeadContent } from '@tanstack/react-router'
import { createContext, memo, useContext, type ReactNode } from 'react'

/** Parts of the document that only the server renders. */
interface ServerDocument {
  /** Attributes of `<html>`. */
  attributes: Record<string, string | undefined>
  /** The end of `<head>` (server-head.tsx). */
  head: ReactNode
}

export const DocumentContext = createContext<ServerDocument | undefined>(undefined)

/** `<head>`: the meta tags and links of the routes. */
export const DocumentHead = memo(function DocumentHead() {
  return (
    <head>
      <HeadContent />
      {useContext(DocumentContext)?.head}
    </head>
  )
})
