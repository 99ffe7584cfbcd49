import { languages } from '@pinline/contracts/api/languages'
import { noticeKind } from '@pinline/events/notification/notice-content'
import type { ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useSortChoices } from '../sorts/use-sort-rows.ts'
import { AudienceName } from './audience-name.tsx'
import { comparedAudience, noticeTextOf } from './notice-form-values.ts'

const Readers = ({ value }: { readonly value: unknown }) => {
  const text = useText()
  const audience = comparedAudience(value)
  return audience === undefined ? <i>{text('conflicts.empty')}</i> : <AudienceName audience={audience} />
}

/** How a conflict names the fields of a notice and their values. */
export const useNoticeConflictWords = () => {
  const text = useText()
  const format = useFormat()
  const sorts = useSortChoices()
  const words: Readonly<Record<string, ConflictFieldWords>> = {
    kind: {
      label: text('resources.notices.fields.kind'),
      linesOf: (value) => [text(`resources.notices.kind.${noticeKind.parse(value)}`)],
    },
    audience: {
      label: text('resources.notices.fields.audience'),
      linesOf: () => [],
      show: (value) => <Readers value={value} />,
    },
    sortId: {
      label: text('resources.sorts.field'),
      linesOf: (value) => sorts.filter(({ id }) => id === value).map(({ name }) => name),
    },
    pinned: {
      label: text('resources.notices.form.pin'),
      linesOf: (value) => [text(value === true ? 'conflicts.yes' : 'conflicts.no')],
    },
  }
  const momentWords = (field: 'from' | 'until'): ConflictFieldWords => ({
    label: text(`resources.notices.fields.${field}`),
    linesOf: (value) =>
      typeof value === 'string' && value !== '' ? [format.moment(new Date(value).toISOString())] : [],
  })
  return (field: string): ConflictFieldWords => {
    if (field === 'from' || field === 'until') return momentWords(field)
    const language = languages.find(({ code }) => field === `texts.${code}`)
    if (language === undefined) return words[field] ?? { label: field, linesOf: () => [] }
    return {
      label: `${text('resources.notices.fields.text')} · ${language.name}`,
      linesOf: (value) => {
        const { title, text: body } = noticeTextOf(value)
        return [title, ...body.split('\n')]
      },
      lang: language.tag,
    }
  }
}
