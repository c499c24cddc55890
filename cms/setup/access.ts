import { tables } from '../model/tables.ts'
import type { Api, Row } from './api.ts'
import { idOf, publicFolder } from './pictures.ts'
import type { Settings } from './settings.ts'

/** The public policy of Directus. */
const everybody = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

interface Right {
  collection: string
  action: 'create' | 'read' | 'update' | 'delete'
  permissions: Row
}

const right = (collection: string, action: Right['action'], permissions: Row = {}): Right => ({
  collection,
  action,
  permissions,
})
const allOf = (collection: string, permissions: Row = {}) =>
  (['create', 'read', 'update', 'delete'] as const).map((action) => right(collection, action, permissions))

const publicFiles = { folder: { _eq: publicFolder } }

/** A filter for published records without a future date, where the table has these columns. */
function outOf(names: Set<string>): Row {
  return {
    ...(names.has('status') && { status: { _eq: 'published' } }),
    ...(names.has('date_published') && { date_published: { _lte: '$NOW' } }),
  }
}

/** The rights of the site: public records and their texts. */
function readByTheSite(): Right[] {
  const outside = new Map(
    tables.map(({ collection, columns }) => [
      collection,
      collection === 'redirects' ? {} : outOf(new Set(columns.map(({ name }) => name))),
    ]),
  )
  return tables.flatMap(({ collection, textsOf }) => {
    if (collection === 'newsletter') return [right(collection, 'create'), right(collection, 'delete')]
    const own = outside.get(textsOf?.collection ?? collection) ?? {}
    const isOpen = Object.keys(own).length === 0
    return [right(collection, 'read', isOpen ? {} : textsOf ? { [textsOf.via]: own } : own)]
  })
}

const self = { id: { _eq: '$CURRENT_USER' } }

interface Role {
  name: string
  description: string
  icon: string
  app_access: boolean
  rights: Right[]
}

const roles: Record<'site' | 'editor' | 'member', Role> = {
  site: {
    name: 'Site',
    description: 'The public site: reads what is published, hands over newsletter sign-ups and withdrawals.',
    icon: 'public',
    app_access: false,
    rights: [...readByTheSite(), right('directus_files', 'read', publicFiles)],
  },
  editor: {
    name: 'Editor',
    description: 'Writes all content and uploads pictures; no settings.',
    icon: 'edit',
    app_access: true,
    rights: [
      ...tables.flatMap(({ collection, single, fixed, textsOf }) => {
        // Editors may change the texts of required records, but not delete them.
        const isNeeded = tables.some(
          (table) => table.collection === textsOf?.collection && (table.single || table.fixed),
        )
        const usual = allOf(collection).filter(({ action }) => action !== 'delete' || !isNeeded)
        if (collection === 'newsletter') return usual.filter(({ action }) => action === 'read' || action === 'delete')
        if (fixed) return usual.filter(({ action }) => action === 'read' || action === 'update')
        return single ? usual.filter(({ action }) => action !== 'delete') : usual
      }),
      ...allOf('directus_files', publicFiles),
      right('directus_folders', 'read'),
    ],
  },
  member: {
    name: 'Member',
    description: 'Who signs in on the site: sees their own record.',
    icon: 'person',
    app_access: false,
    rights: [right('directus_users', 'read', self)],
  },
}

const roleId = (name: string) => idOf(`role: ${name}`)
const policyId = (name: string) => idOf(`policy: ${name}`)

/** Adds missing rights to a policy. Changes of an operator stay. */
async function grant(api: Api, policy: string, rights: Right[], there: Row[]): Promise<number> {
  const missing = rights.filter(
    ({ collection, action }) =>
      !there.some((row) => row.policy === policy && row.collection === collection && row.action === action),
  )
  if (missing.length > 0)
    await api.post(
      '/permissions',
      missing.map((one) => ({ ...one, policy, fields: ['*'], validation: null, presets: presetsOf(one) })),
    )
  return missing.length
}

/** An editor's files go into the public folder. */
const presetsOf = ({ collection, action }: Right) =>
  collection === 'directus_files' && action === 'create' ? { folder: publicFolder } : null

/**
 * Creates the folder of public files, the roles with their policies, and the two accounts of the
 * kit. It changes nothing that exists. Returns a line for each change.
 */
export async function applyAccess(api: Api, settings: Settings): Promise<string[]> {
  const [folders, existing, permissions, users] = await Promise.all([
    api.rows('/folders?limit=-1'),
    api.rows('/roles?limit=-1'),
    api.rows('/permissions?limit=-1'),
    api.rows('/users?limit=-1&fields=email'),
  ])
  const done: string[] = []
  if (!folders.some(({ id }) => id === publicFolder)) {
    await api.post('/folders', { id: publicFolder, name: 'Pictures of the site' })
    done.push('folder “Pictures of the site”')
  }
  for (const { rights, app_access, ...role } of Object.values(roles)) {
    const [id, policy] = [roleId(role.name), policyId(role.name)]
    if (!existing.some((row) => row.id === id)) {
      await api.post('/policies', { ...role, id: policy, app_access, admin_access: false })
      await api.post('/roles', { ...role, id, policies: [{ policy }] })
      done.push(`role ${role.name}`)
    }
    const granted = await grant(api, policy, rights, permissions)
    if (granted > 0) done.push(`${granted} rights of ${role.name}`)
  }
  if ((await grant(api, everybody, [right('directus_files', 'read', publicFiles)], permissions)) > 0)
    done.push('right of everybody to see the pictures of the site')
  const accounts = [
    { email: 'site@cms.example.com', first_name: 'Site', role: roleId(roles.site.name), token: settings.SITE_TOKEN },
    {
      email: settings.EDITOR_EMAIL,
      first_name: 'Editor',
      role: roleId(roles.editor.name),
      password: settings.EDITOR_PASSWORD,
    },
  ]
  for (const account of accounts) {
    if (users.some(({ email }) => email === account.email)) continue
    await api.post('/users', { ...account, status: 'active' })
    done.push(`account ${account.email}`)
  }
  return done
}
