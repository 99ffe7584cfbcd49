import { languages, languageTag } from '@pinline/contracts/api/languages'
import { contentDocument, contentLink } from '@pinline/events/catalogue/content-document'
import { contentText } from '@pinline/events/catalogue/content-text'
import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import type { ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import type { DifferentField } from '../../layout/conflicts/three-way.ts'
import { useHasText, useText } from '../../messages/use-text.ts'
import { documentLines } from './document-lines.ts'
import { useCategories } from './editor/category-select.tsx'
import { Picture } from './editor/picture.tsx'
import { useListedParts } from './editor/use-parts.ts'
import { useNamesInDocuments } from './use-names-in-documents.ts'

const pictures = z.record(z.string(), fileId.nullable())

/** Uploaded pictures; of a banner both. */
const Pictures = ({ value, label }: { value: unknown; label: string }) => {
  const text = useText()
  const one = fileId.nullable().safeParse(value)
  const all = one.success ? { one: one.data } : (pictures.safeParse(value).data ?? {})
  const known = Object.entries(all).flatMap(([name, id]) => (id === null ? [] : [{ name, id }]))
  if (known.length === 0) return <i>{text('conflicts.empty')}</i>
  return known.map(({ name, id }) => <Picture key={name} className="field-picture" fileId={id} alt={label} />)
}

/** Numbers of parts; one that was withdrawn shows its id. */
const Parts = ({ ids }: { ids: readonly string[] }) => {
  const text = useText()
  const { data: parts = [] } = useListedParts(ids)
  if (ids.length === 0) return <i>{text('conflicts.empty')}</i>
  return ids.map((id) => (
    <span key={id} className="part-number">
      {parts.find((part) => part.id === id)?.model ?? id}
    </span>
  ))
}

const words = z.array(z.string())
const wordsOf = (value: unknown): string[] => words.safeParse(value).data ?? []

const plainLines = (value: unknown): string[] => {
  const link = contentLink.safeParse(value)
  if (link.success) return [link.data.target]
  if (Array.isArray(value)) return wordsOf(value)
  return value === null || value === undefined ? [] : String(value).split('\n')
}

const documentOf = (value: unknown) => contentDocument.nullable().safeParse(value).data

const noFields: readonly DifferentField[] = []

/** How a conflict names slug, details and texts of an item, and their values. */
export const useContentConflictWords = (fields = noFields) => {
  const text = useText()
  const hasText = useHasText()
  const { data: categories = [] } = useCategories()
  const versionsOf = (name: RegExp): unknown[] =>
    fields.filter(({ field }) => name.test(field)).flatMap(({ base, mine, theirs }) => [base, mine, theirs])
  const names = useNamesInDocuments(
    versionsOf(/^texts\.\w+\.body$/).map(documentOf),
    versionsOf(/^details\.fileId$/).flatMap((id) => fileId.safeParse(id).data ?? []),
  )
  const labelOf = (name: string): string => {
    if (name === 'pictures') return text('resources.content.fields.picture')
    const path = `resources.content.fields.${name}`
    return hasText(path) ? text(path) : name
  }
  const ofDetails = (name: string): ConflictFieldWords => {
    const label = labelOf(name)
    if (name === 'picture' || name === 'pictures')
      return { label, linesOf: plainLines, show: (value) => <Pictures value={value} label={label} /> }
    if (name === 'productIds') return { label, linesOf: plainLines, show: (value) => <Parts ids={wordsOf(value)} /> }
    if (name === 'fileId') {
      const nameOf = (id: string) => names.get(id) ?? text('resources.content.page.file_chosen')
      return { label, linesOf: (value) => plainLines(value).map(nameOf) }
    }
    if (name === 'categoryIds') {
      const titleOf = (id: string) => categories.find((one) => one.id === id)?.label.trim() ?? id
      return { label, linesOf: (value) => wordsOf(value).map(titleOf) }
    }
    return {
      label,
      linesOf: (value) => {
        const path = `resources.content.choices.${name}.${String(value)}`
        return hasText(path) ? [text(path)] : plainLines(value)
      },
    }
  }
  return (field: string): ConflictFieldWords => {
    const [group, ...path] = field.split('.')
    if (group === 'details') return ofDetails(path.join('.'))
    if (group !== 'texts') return { label: labelOf(field), linesOf: plainLines }
    const language = languages.find(({ code }) => code === path[0])
    const part = contentText.keyof().parse(path[1])
    const isBody = part === 'body'
    return {
      label: `${labelOf(part)} · ${language?.name ?? path[0]}`,
      linesOf: isBody ? (value) => documentLines(documentOf(value) ?? null, names) : plainLines,
      ...(language === undefined ? {} : { lang: languageTag(language.code) }),
    }
  }
}
