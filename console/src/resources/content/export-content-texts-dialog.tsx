import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { exportContentTexts } from '@pinline/contracts/catalogue/content/export-content-texts'
import type { TranslationFormat } from '@pinline/contracts/catalogue/content/translated-texts'
import { type ContentKind, contentKinds } from '@pinline/events/catalogue/content-details'
import type { ContentId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useSaving } from '../../layout/use-saving.ts'
import { useText } from '../../messages/use-text.ts'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly fieldError?: string | undefined
  readonly value: Value
  readonly choices: readonly { readonly id: Value; readonly name: string }[]
  readonly onChange: (value: Value) => void
}

const SelectField = <Value extends string>({ value, choices, onChange, ...field }: SelectFieldProps<Value>) => (
  <Field {...field}>
    {(control) => (
      <select
        {...control}
        className="input"
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(({ id }) => id === target.value)
          if (chosen !== undefined) onChange(chosen.id)
        }}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const named = languages.map(({ code, name }) => ({ id: code, name }))
const scopes = ['needed', 'all'] as const
const statuses = ['any', 'published', 'draft'] as const

interface ExportProps {
  /** The chosen items; all of a kind if it is left out. */
  readonly ids?: readonly ContentId[]
  readonly language?: LanguageCode | undefined
  readonly onClose: () => void
}

/** What of the content is exported for translators, and how. */
export const ExportContentTextsDialog = ({ ids, language, onClose }: ExportProps) => {
  const text = useText()
  const api = useApi()
  const { save, saving } = useSaving()
  const [source, setSource] = useState<LanguageCode>('en')
  const [target, setTarget] = useState<LanguageCode>(language ?? 'de')
  const [scope, setScope] = useState<(typeof scopes)[number]>('needed')
  const [format, setFormat] = useState<TranslationFormat>('xliff')
  const [kind, setKind] = useState<ContentKind | 'any'>('any')
  const [status, setStatus] = useState<(typeof statuses)[number]>('any')
  const isSame = source === target
  const submit = async () => {
    if (isSame) return
    const chosen =
      ids === undefined
        ? { ...(kind === 'any' ? {} : { kind }), ...(status === 'any' ? {} : { status }) }
        : { ids: [...ids] }
    const name = `content-${source}-${target}.${format === 'xliff' ? 'xlf' : 'csv'}`
    await save(() => api.download(exportContentTexts, { source, target, scope, format, ...chosen }), name)
  }
  return (
    <FormDialog
      title={text('resources.content.translation.export_title')}
      confirm={text('resources.content.translation.export_confirm')}
      cancelLabel={text('forms.close')}
      busy={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {ids !== undefined && <p>{text('shell.bulk.selected', { smart_count: ids.length })}</p>}
      <div className="translation-choices">
        <SelectField
          label={text('resources.content.translation.source')}
          value={source}
          choices={named}
          onChange={setSource}
        />
        <SelectField
          label={text('resources.content.translation.target')}
          fieldError={isSame ? text('resources.content.translation.same') : undefined}
          value={target}
          choices={named}
          onChange={setTarget}
        />
        {ids === undefined && (
          <>
            <SelectField
              label={text('resources.content.fields.kind')}
              value={kind}
              choices={[
                { id: 'any' as const, name: text('resources.content.translation.any_kind') },
                ...contentKinds.map((id) => ({ id, name: text(`resources.content.kind.${id}`) })),
              ]}
              onChange={setKind}
            />
            <SelectField
              label={text('resources.content.fields.status')}
              value={status}
              choices={statuses.map((id) => ({ id, name: text(`resources.content.translation.status.${id}`) }))}
              onChange={setStatus}
            />
          </>
        )}
        <SelectField
          label={text('resources.content.translation.scope')}
          value={scope}
          choices={scopes.map((id) => ({ id, name: text(`resources.content.translation.scopes.${id}`) }))}
          onChange={setScope}
        />
        <SelectField
          label={text('resources.content.translation.format')}
          value={format}
          choices={[
            { id: 'xliff' as const, name: 'XLIFF 2.0' },
            { id: 'csv' as const, name: 'CSV' },
          ]}
          onChange={setFormat}
        />
      </div>
      <p className="field-hint">{text(`resources.content.translation.hint_${format}`)}</p>
    </FormDialog>
  )
}
