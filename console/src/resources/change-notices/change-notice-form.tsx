import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { changeNoticeLengths } from '@pinline/contracts/notification/change-notice/change-notice-fields'
import type {
  ChangeNoticeChanged,
  ChangeNoticeRow,
} from '@pinline/contracts/notification/change-notice/change-notice-row'
import { changeNoticeKind } from '@pinline/events/notification/change-notice-content'
import { useId, useState } from 'react'
import { useLocale } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { LanguageTabs, tabIdOf } from '../categories/language-tabs.tsx'
import { AffectedPartsField } from './affected-parts-field.tsx'
import { textField } from './change-notice-form-values.ts'
import { useChangeNoticeConflictWords } from './use-change-notice-conflict-words.ts'
import { type ChangeNoticeFormState, useChangeNoticeForm } from './use-change-notice-form.ts'

type TextName = 'reference' | 'attachmentUrl' | 'announcedOn' | 'effectiveOn' | 'lastOrderOn' | 'lastShipmentOn'

interface TextFieldProps {
  readonly form: ChangeNoticeFormState
  readonly name: TextName
  readonly type?: 'date' | 'url' | 'text'
  readonly optional?: boolean
  readonly hint?: string
}

const TextField = ({ form, name, type = 'text', optional = false, hint }: TextFieldProps) => {
  const text = useText()
  return (
    <Field
      label={text(`resources.change-notices.fields.${name}`)}
      optional={optional}
      fieldError={form.fieldErrorText(name)}
      hint={hint}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          className="input"
          {...(name === 'reference' ? { maxLength: changeNoticeLengths.reference } : {})}
          value={form.values[name]}
          onChange={({ target }) => form.edit({ [name]: target.value })}
        />
      )}
    </Field>
  )
}

const Dates = ({ form }: { readonly form: ChangeNoticeFormState }) => {
  const text = useText()
  const { kind } = form.values
  return (
    <>
      <TextField form={form} name="announcedOn" type="date" />
      {kind === 'product-change' ? (
        <TextField form={form} name="effectiveOn" type="date" />
      ) : (
        <>
          <TextField
            form={form}
            name="lastOrderOn"
            type="date"
            {...(kind === 'end-of-life' ? { hint: text('resources.change-notices.form.last_order_hint') } : {})}
          />
          <TextField form={form} name="lastShipmentOn" type="date" />
        </>
      )}
    </>
  )
}

const Texts = ({ form }: { readonly form: ChangeNoticeFormState }) => {
  const text = useText()
  const locale = useLocale()
  const panelId = useId()
  const [language, setLanguage] = useState<LanguageCode>(() => (locale === 'zh_cn' ? 'zh_cn' : 'en'))
  const { values, fieldErrors } = form
  return (
    <>
      <LanguageTabs
        fields={[values.texts]}
        chosen={language}
        panelId={panelId}
        withErrors={(code) => textField(code) in fieldErrors}
        onChoose={setLanguage}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
        <Field
          label={text('resources.change-notices.fields.text')}
          optional
          fieldError={form.fieldErrorText(textField(language))}
          hint={text('resources.change-notices.form.text_hint')}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              lang={languageTag(language)}
              rows={6}
              maxLength={changeNoticeLengths.text}
              value={values.texts[language] ?? ''}
              onChange={({ target }) => form.edit({ texts: { ...values.texts, [language]: target.value } })}
            />
          )}
        </Field>
      </div>
    </>
  )
}

interface ChangeNoticeFormProps {
  /** Undefined for a new one. */
  readonly record: ChangeNoticeRow | undefined
  readonly onChanged?: (isChanged: boolean) => void
  readonly onDone: (changed: ChangeNoticeChanged) => void
}

/** What a change notice is about, its dates, parts and texts. */
export const ChangeNoticeForm = ({ record, ...on }: ChangeNoticeFormProps) => {
  const text = useText()
  const form = useChangeNoticeForm(record, on)
  const wordsOf = useChangeNoticeConflictWords()
  const { values, edit, canEdit, busy, isChanged } = form
  return (
    <form ref={form.form} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftOffer offer={form.offer} />
      <ConflictDialog conflict={form.conflict} wordsOf={wordsOf} />
      <section className="sheet" aria-labelledby="change-notice-about">
        <h2 id="change-notice-about">{text('resources.change-notices.page.about')}</h2>
        <fieldset className="form sheet-form" disabled={!canEdit}>
          <Field
            label={text('resources.change-notices.fields.kind')}
            hint={text(`resources.change-notices.form.kind_hint.${values.kind}`)}
          >
            {(control) => (
              <select
                {...control}
                className="input"
                value={values.kind}
                onChange={({ target }) => edit({ kind: changeNoticeKind.parse(target.value) })}
              >
                {changeNoticeKind.options.map((kind) => (
                  <option key={kind} value={kind}>
                    {text(`resources.change-notices.kind.${kind}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField form={form} name="reference" hint={text('resources.change-notices.form.reference_hint')} />
          <Dates form={form} />
          <AffectedPartsField
            parts={values.parts}
            fieldError={form.fieldErrorText('parts')}
            readOnly={!canEdit}
            onChange={(parts) => edit({ parts })}
          />
        </fieldset>
      </section>
      <section className="sheet" aria-labelledby="change-notice-text">
        <h2 id="change-notice-text">{text('resources.change-notices.page.text')}</h2>
        <fieldset className="form sheet-form" disabled={!canEdit}>
          <Texts form={form} />
          <TextField
            form={form}
            name="attachmentUrl"
            type="url"
            optional
            hint={text('resources.change-notices.form.attachment_hint')}
          />
        </fieldset>
      </section>
      <CommandError result={form.result} onReload={() => void form.reload()} />
      {canEdit && (
        <div className="form-save">
          <button
            type="submit"
            className="button button-gold"
            aria-busy={busy}
            aria-disabled={busy || (record !== undefined && !isChanged)}
          >
            {text('resources.change-notices.commands.save')}
          </button>
          <p className="small" role="status">
            {record !== undefined &&
              text(isChanged ? 'resources.notices.page.changed' : 'resources.notices.page.unchanged')}
          </p>
        </div>
      )}
    </form>
  )
}
