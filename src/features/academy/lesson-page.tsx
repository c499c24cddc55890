import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { ArticleBody } from '#ui/article/article-body.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { itemPath } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import { Title } from '#ui/title.tsx'
import type { Lesson } from './schema.ts'
import { useCourseFormats } from './use-course-formats.ts'

/** The first lesson of a course (docs/product.md#academy-items); the end leads to the course. */
export function LessonPage({ lesson }: { lesson: MaybeInEnglish<Lesson> }) {
  const t = useTranslations('academy')
  const { durationOf } = useCourseFormats()
  const { title, description, duration, course, next, content, toc } = lesson
  const lang = textLang(lesson)
  const coursePath = itemPath('academy', course.slug)
  const [following] = next
  return (
    <article className="reading">
      {lesson.inEnglish && <EnglishFallbackNote />}
      <div aria-hidden className="reading-progress" />
      <header className="border-b border-line bg-chart">
        <div className="frame pt-5 pb-12 lg:pt-7 lg:pb-16">
          <Breadcrumbs above={[{ title: t('title'), href: '/resources/academy' }]} title={title} />
          <p className="lettering mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 text-sea lg:mt-8">
            <Link href={coursePath} className="inline-flex min-h-11 items-center underline">
              {course.title}
            </Link>
            <span>{t('lesson', { number: 1 })}</span>
            <span>{durationOf(duration)}</span>
          </p>
          <Title lang={lang} className="mt-3 max-w-[54rem]">
            {title}
          </Title>
          <p lang={lang} className="mt-5 max-w-[45rem] text-ink-soft">
            {description}
          </p>
        </div>
      </header>
      <ArticleBody html={content} lang={lang} toc={toc}>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {following && <p lang={lang}>{t('nextLesson', { title: following })}</p>}
          <ButtonLink href={coursePath} kind="primary">
            {t('toCourse')}
          </ButtonLink>
        </div>
      </ArticleBody>
    </article>
  )
}
