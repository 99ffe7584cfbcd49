import { languages } from '@pinline/contracts/api/languages'
import { type ContentDetailsOf, resourceKind } from '@pinline/events/catalogue/content-details'
import type { FileId } from '@pinline/events/ids'
import { useText } from '../../messages/use-text.ts'
import { CategoriesField } from './categories-field.tsx'
import { ChoiceInput, DateInput, NumberInput, TextInput } from './detail-inputs.tsx'
import { FileField } from './file-field.tsx'
import { PartsField } from './parts-field.tsx'
import { type KindProps, useDetailFields } from './use-detail-fields.ts'

export const NumberedFields = (props: KindProps<ContentDetailsOf<'certificate' | 'patent'>>) => {
  const field = useDetailFields(props)
  const { details, onChange } = props
  return (
    <>
      <TextInput
        {...field('number')}
        maxLength={80}
        value={details.number}
        onChange={(number) => onChange({ number })}
      />
      <TextInput
        {...field('issuer')}
        maxLength={120}
        value={details.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <DateInput
        {...field('issuedOn')}
        value={details.issuedOn}
        onChange={(issuedOn) => onChange({ issuedOn: issuedOn ?? '' })}
      />
      <DateInput
        {...field('validUntil')}
        value={details.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
      />
      <FileField
        {...field('fileId')}
        kind="download"
        value={details.fileId}
        onChange={(fileId) => onChange({ fileId })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

export const ResourceFields = (props: KindProps<ContentDetailsOf<'resource'>>) => {
  const text = useText()
  const field = useDetailFields(props)
  const { details, readOnly, onChange } = props
  return (
    <>
      <ChoiceInput
        {...field('resourceKind')}
        value={details.resourceKind}
        choices={resourceKind.options.map((id) => ({ id, name: text(`resources.content.choices.resourceKind.${id}`) }))}
        onChange={(chosen) => onChange({ resourceKind: chosen })}
      />
      <FileField
        {...field('fileId')}
        kind="download"
        value={details.fileId}
        onChange={(fileId: FileId | null) => onChange({ fileId })}
      />
      <TextInput
        {...field('url')}
        maxLength={500}
        value={details.url ?? ''}
        onChange={(url) => onChange({ url: url.trim() === '' ? null : url.trim() })}
      />
      <TextInput
        {...field('version')}
        maxLength={40}
        value={details.version}
        onChange={(version) => onChange({ version })}
      />
      <ChoiceInput
        {...field('languageOfFile')}
        value={details.languageOfFile}
        choices={[
          { id: '', name: text('resources.content.page.no_language') },
          ...languages.map(({ code, name }) => ({ id: code, name })),
        ]}
        onChange={(languageOfFile) => onChange({ languageOfFile })}
      />
      <PartsField
        productIds={details.productIds}
        readOnly={readOnly}
        most={50}
        onChange={(productIds) => onChange({ productIds })}
      />
      <CategoriesField
        categoryIds={details.categoryIds}
        readOnly={readOnly}
        onChange={(categoryIds) => onChange({ categoryIds })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}
