import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import type { GatewayEnv } from './request.ts'

/**
 * A Hono application with the one router that takes our paths: Hono's own choice tries its router
 * of regular expressions first, in each isolate.
 */
export const newApp = () => new HonoBase<GatewayEnv>({ router: new TrieRouter() })
