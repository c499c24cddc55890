import type { UpdateListItem } from './schema.ts'
import { UpdateRow } from './update-row.tsx'

/** Releases along a vertical line, which continues in the next page of the list. */
export function UpdateLog({ updates, label }: { updates: UpdateListItem[]; label?: string | undefined }) {
  return (
    <ul aria-label={label} className="ml-1.5">
      {updates.map((update) => (
        <li
          key={update.id}
          className="relative border-l-[1.5px] border-dashed border-sea/45 pb-9 pl-6 sm:pb-12 before:absolute before:top-2 before:-left-[6.75px] before:size-3 before:rounded-full before:border-[2.5px] before:border-sea before:bg-paper sm:pl-8 lg:pb-14 lg:pl-10"
        >
          <UpdateRow update={update} />
        </li>
      ))}
    </ul>
  )
}
