import { type LanguageCode, languages, languageTag } from '@pinline/contracts/api/languages'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { Field } from '../../layout/field.tsx'
import { useFieldErrorText } from '../../layout/field-errors.ts'
import { useText } from '../../messages/use-text.ts'
import { languagesInOrder } from '../categories/translations.ts'
import { ConfirmContentTextButton } from './confirm-content-text-button.tsx'
import { emptyText } from './content-edits.ts'
import { ContentLanguageTabs, textTabId } from './content-language-tabs.tsx'
import { LazyContentEditor } from './editor/lazy-content-editor.tsx'
import { languageStateOf } from './language-states.tsx'
import { SearchResultPreview } from './search-result-preview.tsx'
import type { ContentForm } from './use-content-form.ts'

type TextField = 'title' | 'lead' | 'metaTitle' | 'metaDescription' | 'pictureAlt' | 'linkLabel'

const longest: Readonly<Record<TextField, number>> = {
  title: 160,
  lead: 400,
  metaTitle: 70,
  metaDescription: 170,
  pictureAlt: 200,
  linkLabel: 60,
}

const withBody: readonly ContentKind[] = ['page', 'news', 'blog', 'solution', 'certificate', 'patent', 'resource']
const titleOnly: readonly ContentKind[] = ['hot-keyword', 'menu']

/** Further fields of a kind's texts. */
const furtherFields = (kind: ContentKind): readonly TextField[] => {
  if (kind === 'banner') return ['pictureAlt', 'linkLabel']
  if (kind === 'seo') return ['metaTitle', 'metaDescription']
  if (titleOnly.includes(kind)) return []
  return ['pictureAlt', 'metaTitle', 'metaDescription']
}

interface PanelProps {
  readonly form: ContentForm
  readonly language: LanguageCode
  readonly readOnly: boolean
}

const nameOf = (code: LanguageCode): string => languages.find((one) => one.code === code)?.name ?? code

/** Says what readers see where nothing is written, or that the source has moved on; a text of another language can be copied. */
const LanguageNotice = ({ form, language, readOnly }: PanelProps) => {
  const text = useText()
  const notify = useNotify()
  const id = useId()
  const written = languagesInOrder.filter((code) => code !== language && form.text(code) !== undefined)
  const isMissing = form.text(language) === undefined
  const isOutdated = !isMissing && languageStateOf(form.base, language) === 'outdated'
  const source = form.base.sourceLanguage
  const shown = language === 'zh_hk' && written.includes('zh_cn') ? 'zh_cn' : written.includes('en') ? 'en' : source
  return (
    <div className="language-notice">
      {isMissing && written.length > 0 && (
        <p className="notice notice-info">
          {text('resources.content.page.fallback', { language: nameOf(language), shown: nameOf(shown) })}
        </p>
      )}
      {isOutdated && (
        <p className="notice notice-warn">{text('resources.content.page.outdated', { source: nameOf(source) })}</p>
      )}
      {!readOnly && (
        <div className="language-tools">
          {isOutdated && <ConfirmContentTextButton form={form} language={language} />}
          {written.length > 0 && (
            <>
              <label htmlFor={id} className="label">
                {text('resources.content.page.copy_from')}
              </label>
              <select
                id={id}
                className="input input-small"
                value=""
                onChange={({ target }) => {
                  const from = languagesInOrder.find((code) => code === target.value)
                  const copied = from === undefined ? undefined : form.text(from)
                  if (copied === undefined) return
                  form.setText(language, copied)
                  notify('resources.content.page.copied')
                }}
              >
                <option value="">…</option>
                {written.map((code) => (
                  <option key={code} value={code}>
                    {nameOf(code)}
                  </option>
                ))}
              </select>
            </>
          )}
          {!isMissing && written.length > 0 && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => form.setText(language, null)}
            >
              {text('resources.content.page.remove_text')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

const TextFields = ({ form, language, readOnly, fields }: PanelProps & { fields: readonly TextField[] }) => {
  const text = useText()
  const errorText = useFieldErrorText(form.fieldErrors)
  const now = form.text(language) ?? emptyText
  return fields.map((field) => {
    const isLong = field === 'lead' || field === 'metaDescription'
    const hint =
      field === 'metaTitle' || field === 'metaDescription' ? text(`resources.content.hints.${field}`) : undefined
    return (
      <Field
        key={field}
        label={text(`resources.content.fields.${field}`)}
        optional={field !== 'title'}
        fieldError={errorText(`texts.${language}.${field}`)}
        hint={hint}
      >
        {(control) => {
          const input = {
            ...control,
            className: 'input',
            lang: languageTag(language),
            maxLength: longest[field],
            readOnly,
            value: now[field] ?? '',
            onChange: ({ target }: { target: { value: string } }) =>
              form.changeText(language, { [field]: target.value }),
          }
          return isLong ? <textarea {...input} rows={3} /> : <input {...input} />
        }}
      </Field>
    )
  })
}

/** The texts of one item in the chosen language. */
export const ContentTextPanel = ({ form, readOnly }: { form: ContentForm; readOnly: boolean }) => {
  const text = useText()
  const panelId = useId()
  const named = contentLanguage.safeParse(useSearchParams()[0].get('language')).data
  const [language, setLanguage] = useState<LanguageCode>(named ?? form.base.sourceLanguage)
  const { kind } = form.details
  const now = form.text(language) ?? emptyText
  const problem = form.bodyProblems[language]
  const hasSearchFields = furtherFields(kind).includes('metaTitle')
  return (
    <section className="sheet content-texts" aria-label={text('resources.content.page.texts')}>
      <ContentLanguageTabs form={form} chosen={language} panelId={panelId} onChoose={setLanguage} />
      <div id={panelId} role="tabpanel" aria-labelledby={textTabId(panelId, language)} className="form content-text">
        <LanguageNotice form={form} language={language} readOnly={readOnly} />
        <TextFields
          form={form}
          language={language}
          readOnly={readOnly}
          fields={titleOnly.includes(kind) ? ['title'] : ['title', 'lead']}
        />
        {withBody.includes(kind) && (
          <div className="field">
            <span className="label">{text('resources.content.fields.body')}</span>
            <LazyContentEditor
              key={`${language} ${form.generation} ${readOnly}`}
              label={text('resources.content.fields.body')}
              language={language}
              document={now.body}
              readOnly={readOnly}
              onChange={(written) => form.changeBody(language, written)}
            />
            {problem !== undefined && (
              <p className="field-error" role="alert">
                {text(problem === 'too-large' ? 'resources.content.page.too_large' : 'resources.content.page.invalid')}
              </p>
            )}
          </div>
        )}
        <TextFields form={form} language={language} readOnly={readOnly} fields={furtherFields(kind)} />
        {hasSearchFields && (
          <SearchResultPreview
            title={now.metaTitle || now.title}
            description={now.metaDescription || now.lead}
            path={`/${language}${form.base.path ?? ''}`}
            lang={languageTag(language)}
          />
        )}
      </div>
    </section>
  )
}
