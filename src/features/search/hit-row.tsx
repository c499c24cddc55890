import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { Marked } from './marked.tsx'
import type { SearchHit } from './schema.ts'

/** A page that was found, with the name of its section. */
export function HitRow({ hit: { kind, path, title, excerpt } }: { hit: SearchHit }) {
  const t = useTranslations('search')
  return (
    <article className="group relative grid gap-x-6 gap-y-1 py-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="lettering pt-1 text-sea">{t(`kinds.${kind}`)}</p>
      <div>
        <h3 className="text-[1.1875rem]! leading-7!">
          <CardLink href={path}>
            <Marked text={title} />
          </CardLink>
        </h3>
        <p className="mt-1.5 max-w-[44rem] text-ink-soft">
          <Marked text={excerpt} />
        </p>
      </div>
    </article>
  )
}
