import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { localeCodes, locales } from '#i18n/locales.ts'
import { createItem } from '#scripts/new/create-item.ts'
import { run } from '#scripts/run/run.ts'
import { testSite } from '#scripts/site-folder.ts'
import { deployConfig } from './deploy-config.ts'
import { sampleLocales } from './sample-locales.ts'

const isSampled = (code: string) => sampleLocales.some((known) => known === code)

/** Any language that the table does not have. */
const newLocale = ['eo', 'id', 'sw', 'tr', 'uz'].find((code) => !localeCodes.some((known) => known === code)) ?? ''

const entry = `  ${newLocale}: {
    prefix: '/${newLocale}',
    tag: '${newLocale}',
    ogLocale: '${newLocale}_XX',
    apiLanguage: '${newLocale}-XX',
    name: 'Another language',
    money: '# USD',
    date: '{d}/{m}/{y}',
    monthForms: { year: '{m}/{y}', name: '{m}', period: '{m}–{lastM}/{y}' },
    ago: ['s', 'min', 'h', 'd', 'w', 'm', 'y'].map((unit) => \`# \${unit}\`),
    callouts: { risk: 'Riziko', tip: 'Helpo' },
    offer: { read: 'Read', dismiss: 'Close' },
    isComplete: false,
  },
})
`

const json = (value: unknown) => JSON.stringify(value, null, 2)

/**
 * Copies the repository into `folder` as another operator would have it: with other names, addresses
 * and routes, company, tax and price, with items more and less, another redirect, and a language that
 * has no text yet.
 */
export async function copyAsOperator(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(file, join(folder, file)).catch(() => undefined)
  }
  await mkdir(join(folder, '.cache'))
  for (const shared of ['node_modules', '.cache/pictures', '.cache/social'])
    await symlink(resolve(shared), join(folder, shared))
  await run('git', ['init', '--quiet', folder])
  // The sample content: edits of the operator's own would depend on what it says.
  await rm(join(folder, 'content'), { recursive: true })
  await cp(join(testSite, 'content'), join(folder, 'content'), { recursive: true })

  async function edit(file: string, change: (text: string) => string) {
    const text = await readFile(join(folder, file), 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`Nothing changed in ${file}`)
    await writeFile(join(folder, file), changed)
  }

  // Names, addresses and routes.
  const config = await deployConfig()
  const renamed = config.replaceAll('helmsway-site', 'harbour-web').replaceAll('helmsway.test', 'harbour.example')
  await writeFile(join(folder, 'wrangler.toml'), renamed)
  await writeFile(
    join(folder, '.dev.vars'),
    'CONTENT_API_URL=http://localhost:1\nPURGE_SECRET=of-this-machine-and-of-no-test\n',
  )
  // The company, tax, fee and prices.
  await edit('content/site.json', (text) => {
    const site = JSON.parse(text)
    Object.assign(site.app_configs, { tax_rate: 8, admin_fee: 120 })
    Object.assign(site.link_button, { register: 'https://app.harbour.example/join' })
    const facts = Object.keys(site.company).filter((name) => name !== 'sample')
    for (const name of facts) site.company[name] = `The ${name} of Harbour`
    return json({ ...site, company: { ...site.company, contact: 'office@harbour.example', sample: [] } })
  })
  await edit('content/plans.json', (text) => text.replace('"price": 71.82', '"price": 70'))
  const content = join(folder, 'content')
  // The name, in each text.
  for (const file of await readdir(content, { recursive: true }))
    if (/\.(?:json|md)$/.test(file))
      await writeFile(
        join(content, file),
        (await readFile(join(content, file), 'utf8')).replaceAll('Helmsway', 'Harbour'),
      )
  // A post, an update and an article less, and one of each more, with the texts of the former.
  for (const [kind, list, slug] of [
    ['post', 'blog', 'volatility-is-not-risk'],
    ['update', 'product-updates', 'v1-9-trade-export'],
    ['article', 'knowledge-base', 'order-rejected'],
  ] as const) {
    const files = await createItem(content, kind, `Another ${kind}`, '2026-01-02', 'troubleshooting')
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const former = join(dirname(file), `${slug}.md`)
      const text = await readFile(former, 'utf8')
      await writeFile(file, text.replace(/(title: "?)/g, `$1Another ${kind}: `))
      await rm(former)
    }
    const isRecord = ({ slug: own }: { slug?: string }) => own !== slug
    const records = list === 'knowledge-base' ? 'knowledge-base/troubleshooting.json' : `${list}.json`
    await edit(`content/${records}`, (text) => {
      const value = JSON.parse(text)
      return json(Array.isArray(value) ? value.filter(isRecord) : { ...value, posts: value.posts.filter(isRecord) })
    })
  }
  await edit('content/product-updates.json', (text) => text.replace(/"version": "[^"]*"/, '"version": "9.0.0"'))
  await edit('content/redirects.json', (text) => {
    const { hosts, rules } = JSON.parse(text)
    return json({ hosts, rules: [...rules.slice(1), { from: '/old-news', to: '/resources/blog', status: 301 }] })
  })
  // The sample has no text of a language that the operator has completed.
  for (const code of localeCodes.filter((known) => !isSampled(known) && locales[known].isComplete !== false))
    await edit('src/i18n/locales.ts', (text) => text.replace(`  ${code}: {\n`, '$&    isComplete: false,\n'))
  // A language without a word.
  await edit('src/i18n/locales.ts', (text) => text.replace(/^\}\)\n/m, entry))
  await writeFile(join(folder, `src/i18n/messages/${newLocale}.json`), '{}\n')
}
