import { useTranslations } from 'use-intl'
import { Picture } from '#ui/picture.tsx'
import type { Instructor } from './schema.ts'

export function InstructorBox({ name, title, avatar, bio }: Instructor) {
  const t = useTranslations('academy')
  const marked = useTranslations('samples')
  return (
    <section aria-labelledby="instructor-title" className="border-t border-line pt-8">
      <p className="lettering text-ink-soft">{marked('marked', { text: t('instructor') })}</p>
      <div className="mt-5 grid grid-cols-[72px_1fr] gap-x-6 gap-y-4">
        <Picture {...avatar} size="72x72" className="rounded-full bg-chart" />
        <div className="self-center">
          <h2 id="instructor-title" className="text-h3!">
            {name}
          </h2>
          <p className="mt-1 text-small text-ink-soft">{title}</p>
        </div>
        <p className="col-span-2 sm:col-start-2">{bio}</p>
      </div>
    </section>
  )
}
