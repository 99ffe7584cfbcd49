import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/use-text.ts'

type FieldName =
  Extract<MessageKey, `resources.content.fields.${string}`> extends `${string}.fields.${infer Name}` ? Name : never

/** What the fields of a kind share. */
export interface KindProps<Details> {
  readonly details: Details
  readonly readOnly: boolean
  readonly errorText: (field: string) => string | undefined
  readonly onChange: (part: Partial<Details>) => void
}

/** Label, error and state of the field of a name. */
export const useDetailFields = ({ readOnly, errorText }: Pick<KindProps<ContentDetails>, 'readOnly' | 'errorText'>) => {
  const text = useText()
  return (name: FieldName, field: string = name) => ({
    label: text(`resources.content.fields.${name}`),
    readOnly,
    fieldError: errorText(`details.${field}`),
  })
}
