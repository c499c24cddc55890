import { tables, type Table } from '../model/tables.ts'
import type { Api, Row } from './api.ts'
import { idOf, siteFolder } from './pictures.ts'
import type { Settings } from './settings.ts'

/** The public policy of Directus. */
const everybody = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

interface Right {
  collection: string
  action: 'create' | 'read' | 'update' | 'delete'
  permissions: Row
  fields: string[]
  /** Values that a new record has, unless its author chooses others. */
  presets: Row | null
}

const right = (collection: string, action: Right['action'], permissions: Row = {}, more: Partial<Right> = {}) => ({
  collection,
  action,
  permissions,
  fields: ['*'],
  presets: null,
  ...more,
})
const actions = ['create', 'read', 'update', 'delete'] as const

const siteFiles = { folder: { _eq: siteFolder } }

/** A filter for published records without a future date, where the table has these columns. */
function outOf(names: Set<string>): Row {
  return {
    ...(names.has('status') && { status: { _eq: 'published' } }),
    ...(names.has('date_published') && { date_published: { _lte: '$NOW' } }),
  }
}

/** The rights of an editor in a table. Records with a status are archived: a deleted one is gone for good. */
function ofEditor({ collection, single, fixed, columns, textsOf }: Table): Right[] {
  const has = (name: string) => columns.some((column) => column.name === name)
  const parent = tables.find((table) => table.collection === textsOf?.collection)
  const may = {
    create: !fixed && collection !== 'newsletter',
    read: true,
    update: collection !== 'newsletter',
    delete: !fixed && !single && !parent?.fixed && !parent?.single && (collection === 'redirects' || !has('status')),
  }
  // Directus gives the presets of a right to changes, too.
  const presets = has('date_published') ? { date_published: '$NOW' } : null
  const own = actions.filter((action) => may[action])
  return own.map((action) => right(collection, action, {}, { presets: action === 'create' ? presets : null }))
}

/** Rights of editors to see the past: versions of records, with the names of their authors. */
const history = {
  collection: { _in: tables.map(({ collection }) => collection).filter((name) => name !== 'newsletter') },
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

const roleId = (name: string) => idOf(`role: ${name}`)
export const policyId = (name: string) => idOf(`policy: ${name}`)

const self = { id: { _eq: '$CURRENT_USER' } }
const notMembers = { role: { _neq: roleId('Member') } }

interface Role {
  name: string
  description: string
  icon: string
  app_access: boolean
  rights: Right[]
}

export const roles: Record<'site' | 'editor' | 'member', Role> = {
  site: {
    name: 'Site',
    description: 'The public site: reads what is published, hands over newsletter sign-ups and withdrawals.',
    icon: 'public',
    app_access: false,
    rights: [...readByTheSite(), right('directus_files', 'read', siteFiles)],
  },
  editor: {
    name: 'Editor',
    description: 'Writes all content and uploads pictures; no settings.',
    icon: 'edit',
    app_access: true,
    rights: [
      ...tables.flatMap(ofEditor),
      ...actions.map((action) =>
        right('directus_files', action, siteFiles, action === 'create' ? { presets: { folder: siteFolder } } : {}),
      ),
      ...['directus_revisions', 'directus_activity'].map((name) => right(name, 'read', history)),
      ...actions.map((action) => right('directus_versions', action, history)),
      right('directus_users', 'read', notMembers, { fields: ['id', 'first_name', 'last_name', 'avatar'] }),
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

/** Adds missing rights to a policy. */
export async function grant(api: Api, policy: string, rights: Right[], there: Row[]): Promise<number> {
  const missing = rights.filter(
    ({ collection, action }) =>
      !there.some((row) => row.policy === policy && row.collection === collection && row.action === action),
  )
  if (missing.length > 0)
    await api.post(
      '/permissions',
      missing.map((one) => ({ ...one, policy, validation: null })),
    )
  return missing.length
}

/** Takes rights away that editors and everybody had. Returns a line for each. */
export async function takeAway(api: Api): Promise<string[]> {
  const editor = policyId(roles.editor.name)
  const there = await api.rows('/permissions?limit=-1')
  const isGone = ({ policy, collection, action, permissions }: Row) =>
    (policy === everybody && collection === 'directus_files' && JSON.stringify(permissions).includes(siteFolder)) ||
    (policy === editor &&
      action === 'delete' &&
      tables.some((table) => table.collection === collection) &&
      !roles.editor.rights.some((own) => own.collection === collection && own.action === action))
  const gone = there.filter(isGone)
  if (gone.length > 0)
    await api.delete(
      '/permissions',
      gone.map(({ id }) => id),
    )
  for (const { collection, presets } of roles.editor.rights.filter(({ action }) => action === 'create')) {
    const own = there.find((row) => row.policy === editor && row.collection === collection && row.action === 'create')
    if (own && presets && !own.presets) await api.patch(`/permissions/${String(own.id)}`, { presets })
  }
  return gone.map(({ collection, action }) => `no right to ${String(action)} ${String(collection)}`)
}

/**
 * Creates the folder of the site's files, the roles with their policies, and the two accounts of the
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
  if (!folders.some(({ id }) => id === siteFolder)) {
    await api.post('/folders', { id: siteFolder, name: 'Pictures of the site' })
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
