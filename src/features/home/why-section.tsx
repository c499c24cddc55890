import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { InfoList } from './info-list.tsx'
import type { HomeSection } from './schema.ts'

/** On wide screens these items are left of the picture, the others right in two columns. */
const itemsOnTheLeft = 2

export function WhySection({ title, description, list_info, image, decor_images }: HomeSection<'why'>) {
  const [contours, rose] = decor_images
  return (
    <section id="why" aria-labelledby="why-title" className="relative overflow-clip">
      <div className="frame rhythm relative pb-6 lg:pb-16">
        <Picture {...contours} size="480x480" className="absolute -top-24 -right-32 -z-10 hidden opacity-60 lg:block" />
        <SectionHeading id="why-title" title={title} description={description} />
        <div className="grid gap-6 md:grid-cols-2 md:gap-10 lg:grid-flow-dense lg:grid-cols-4 xl:gap-12">
          <InfoList items={list_info.slice(0, itemsOnTheLeft)} column="lg:col-start-1" />
          <div className="relative order-first md:col-span-2 lg:order-none lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
            <Picture
              {...image}
              size="560x640"
              className="mx-auto w-full max-w-[15rem] md:max-w-[22rem] lg:max-w-none"
            />
            <Picture
              {...rose}
              size="320x320"
              className="absolute -bottom-16 -left-11 -z-10 hidden opacity-50 lg:block"
            />
          </div>
          <InfoList items={list_info.slice(itemsOnTheLeft)} column="lg:odd:col-start-3 lg:even:col-start-4" />
        </div>
      </div>
    </section>
  )
}
