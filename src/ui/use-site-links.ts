import { getRouteApi } from '@tanstack/react-router'

const rootRoute = getRouteApi('__root__')

/** The site's addresses elsewhere, of the app config: registration, app, support, community, forum. */
export const useSiteLinks = () => rootRoute.useLoaderData().links
