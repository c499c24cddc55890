import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import type { GatewayEnv } from './request.ts'

/** An app with the router that takes our paths; Hono's own choice would first try another one. */
export const newApp = () => new HonoBase<GatewayEnv>({ router: new TrieRouter() })
