import { languages } from '@pinline/contracts/api/languages'
import { affectedPart, changeNoticeKind } from '@pinline/events/notification/change-notice-content'
import { z } from 'zod'
import type { ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { textLines } from '../../layout/conflicts/text-lines.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { textField } from './change-notice-form-values.ts'

const days = ['announcedOn', 'effectiveOn', 'lastOrderOn', 'lastShipmentOn'] as const
const parts = z.array(affectedPart)

/** How a conflict names the fields of a change notice and their values. */
export const useChangeNoticeConflictWords = () => {
  const text = useText()
  const format = useFormat()
  return (field: string): ConflictFieldWords => {
    const day = days.find((one) => one === field)
    if (day !== undefined)
      return {
        label: text(`resources.change-notices.fields.${day}`),
        linesOf: (value) => (typeof value === 'string' && value !== '' ? [format.day(value)] : []),
      }
    if (field === 'kind')
      return {
        label: text('resources.change-notices.fields.kind'),
        linesOf: (value) => [text(`resources.change-notices.kind.${changeNoticeKind.parse(value)}`)],
      }
    if (field === 'parts')
      return {
        label: text('resources.change-notices.fields.parts'),
        linesOf: (value) => parts.parse(value).map(({ model, manufacturer }) => `${model} ${manufacturer}`),
      }
    const language = languages.find(({ code }) => field === textField(code))
    if (language !== undefined)
      return {
        label: `${text('resources.change-notices.fields.text')} · ${language.name}`,
        linesOf: textLines,
        lang: language.tag,
      }
    const name = field === 'reference' ? 'reference' : 'attachmentUrl'
    return { label: text(`resources.change-notices.fields.${name}`), linesOf: textLines }
  }
}
