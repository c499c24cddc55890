import * as icons from '../../src/features/knowledge-base/icons.ts'
import { categoryIds, postCategories, updateTypes } from '../../src/model/kinds.ts'
import type { Collections } from './collection.ts'
import { status } from './collection.ts'
import {
  changed,
  choice,
  day,
  file,
  flag,
  html,
  lines,
  moment,
  one,
  optional,
  slug,
  tags,
  text,
  whole,
} from './fields.ts'
import { requiredSeo, seo } from './seo.ts'

const published = moment('When it appears on the site. With a time to come it waits until then.')
const ownSlug = slug('Its address, the same in all languages. Leave it as it is once published.', { unique: true })

const icon = choice('The small drawing beside its title.', Object.keys(icons))

/** Collections with pages, and the collections that they refer to. */
export const items: Collections = {
  blogs: {
    name: 'Blog posts',
    note: 'Posts of the blog.',
    icon: 'article',
    purges: ['blog'],
    page: ({ slug: name }) => `/resources/blog/${name}`,
    template: '{{translations}}',
    fields: {
      status,
      slug: ownSlug,
      date_published: published,
      date_updated: changed('When it was last saved.'),
      category: one('categories', 'What the list of posts is filtered by.', { choices: postCategories }),
      author: one('authors', 'Who wrote it.'),
      is_featured: flag('Shows it under “Featured”.'),
      cover: file('The picture of cards and page, at least 1200 × 700 px.'),
    },
    translations: {
      fields: {
        title: text('The title.'),
        intro: lines('One or two sentences for cards and search engines.'),
        content: html('The text. Headings from the second level on.'),
        tags: tags('A few words.'),
        seo_detail: seo,
      },
    },
  },
  product_updates: {
    name: 'Product updates',
    note: 'Release notes.',
    icon: 'update',
    purges: ['product-updates'],
    page: ({ slug: name }) => `/resources/product-updates/${name}`,
    template: '{{version}} {{translations}}',
    fields: {
      status,
      slug: ownSlug,
      version: text('The version, such as 3.1.0.', {
        pattern: { regex: '^\\d+(\\.\\d+)+$', sentence: 'Write a version such as 3.1.0' },
      }),
      date_published: published,
      category: one('categories', 'The kind of release.', { choices: updateTypes }),
      thumbnail: file('The picture of cards and page, at least 1200 × 700 px.'),
      plans: tags('The ids of the plans that it affects. Empty: all plans.'),
      action_due: optional(day('The last day for what clients have to do, if anything.')),
    },
    translations: {
      fields: {
        title: text('The title.'),
        intro: lines('One or two sentences: what changes for whom.'),
        content: html('The release notes.'),
        seo_detail: seo,
      },
    },
  },
  authors: {
    name: 'Authors',
    note: 'Who writes the posts.',
    icon: 'badge',
    purges: ['blog'],
    page: () => '/resources/blog',
    template: '{{first_name}} {{last_name}}',
    fields: {
      first_name: text('First name.'),
      last_name: text('Last name.'),
      avatar: file('A square portrait, at least 160 × 160 px.'),
    },
    translations: {
      fields: {
        title: optional(text('What they do, such as “Head of support”.')),
        description: optional(lines('Two sentences under their posts.')),
      },
    },
  },
  categories: {
    name: 'Categories',
    note: 'Names of the categories of posts and the kinds of releases. The site knows these.',
    icon: 'label',
    purges: ['blog', 'product-updates'],
    page: ({ id }) => (updateTypes.some((type) => type === id) ? '/resources/product-updates' : '/resources/blog'),
    fixed: true,
    template: '{{translations}}',
    fields: {
      id: choice('What the site filters by.', [...postCategories, ...updateTypes], { key: true }),
    },
    translations: { fields: { title: text('Its name.') } },
  },
  knowledge_base: {
    name: 'Knowledge base',
    note: 'Articles of the knowledge base.',
    icon: 'menu_book',
    purges: ['knowledge-base'],
    page: ({ slug: name }) => `/knowledge-base/${name}`,
    template: '{{translations}}',
    fields: {
      status,
      slug: ownSlug,
      date_published: published,
      date_updated: changed('When it was last saved.'),
      category: one('knowledge_base_categories', 'Where the knowledge base lists it.'),
      icon,
      sort: whole('Its place in its category, from 1.', { default: 99 }),
      popular: flag('Shows it among the popular articles.'),
      views: optional(whole('How often it was read. Those with most are first among the popular ones.', { min: 0 })),
    },
    translations: {
      fields: {
        title: text('The title.'),
        excerpt: lines('One or two sentences for lists and search engines.'),
        content: html('The text. Headings from the second level on.'),
        tags: tags('A few words. Articles that share them are related.'),
        read_minutes: optional(whole('The site counts them when the text is saved.', { readonly: true })),
        seo_detail: seo,
      },
    },
  },
  knowledge_base_categories: {
    name: 'Categories of the knowledge base',
    note: 'Their names and their order. The site knows these.',
    icon: 'label',
    purges: ['knowledge-base'],
    page: () => '/knowledge-base',
    fixed: true,
    template: '{{translations}}',
    fields: {
      id: choice('What the site filters by.', categoryIds, { key: true }),
      icon,
      sort: whole('Its place among the categories, from 1.', { default: 99 }),
    },
    translations: { fields: { name: text('Its name.'), description: lines('What its articles are about.') } },
  },
  pages: {
    name: 'Pages',
    note: 'Static pages, such as the terms of use.',
    icon: 'description',
    purges: ['pages'],
    page: ({ slug: name }) => `/page/${name}`,
    template: '{{translations}}',
    fields: { slug: slug('Its address, /page/{slug}. It cannot be changed.', { key: true }), status },
    translations: { fields: { title: text('The title.'), content: html('The text.'), seo_detail: requiredSeo } },
  },
}
