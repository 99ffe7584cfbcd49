import './forms.css'
import { pageKeyField } from '@pinline/contracts/api/page-key'
import { formTextLengths } from '@pinline/contracts/notification/form/form-fields'
import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import type { FormKind } from '@pinline/events/notification/form-submitted'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { TextAreaField, TextField } from '@pinline/ui/design/text-field.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { pageKeyPlaceholder } from '../../session/page-key.ts'
import { useSession } from '../../session/session.ts'
import { FormFileField } from './form-file-field.tsx'
import type { FormSearch } from './form-search.ts'
import { useSubmitForm } from './use-submit-form.ts'

type ErrorOf = ReturnType<typeof useSubmitForm>['errorOf']

/** Who writes; a signed-in buyer's own address is filled in. */
function SenderFields({ errorOf }: { errorOf: ErrorOf }): ReactNode {
  const { t } = useTranslation('forms')
  const session = useSession()
  const email = session.status === 'buyer' ? (session.buyer.email ?? '') : ''
  const { name, company } = formTextLengths
  return (
    <>
      <TextField
        label={t('field.surname')}
        name="surname"
        required
        autoComplete="family-name"
        maxLength={name}
        error={errorOf('surname')}
      />
      <TextField
        label={t('field.givenName')}
        name="givenName"
        required
        autoComplete="given-name"
        maxLength={name}
        error={errorOf('givenName')}
      />
      <TextField
        key={email}
        label={t('field.email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        error={errorOf('email')}
      />
      <TextField
        label={t('field.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={t('field.phoneHint')}
        error={errorOf('phone')}
      />
      <div className="form-wide">
        <TextField
          label={t('field.company')}
          name="company"
          autoComplete="organization"
          maxLength={company}
          error={errorOf('company')}
        />
      </div>
    </>
  )
}

/** What is written; each kind of form has its own fields. */
function MessageFields({ kind, errorOf }: { kind: FormKind; errorOf: ErrorOf }): ReactNode {
  const { t } = useTranslation('forms')
  const { part, details, opinion } = formTextLengths
  const isFeedback = kind === 'feedback'
  return (
    <>
      {kind === 'custom-part' && (
        <>
          <TextField
            label={t('field.part')}
            name="part"
            required
            maxLength={part}
            hint={t('field.partHint')}
            error={errorOf('part')}
          />
          <TextField
            label={t('field.quantity')}
            name="quantity"
            numeric
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={9}
            error={errorOf('quantity')}
          />
        </>
      )}
      {isFeedback && (
        <div className="form-wide">
          <TextAreaField
            label={t('field.opinion')}
            name="opinion"
            required
            rows={4}
            maxLength={opinion}
            error={errorOf('opinion')}
          />
        </div>
      )}
      <div className="form-wide">
        <TextAreaField
          label={t(isFeedback ? 'field.moreDetails' : 'field.details')}
          name="details"
          required={!isFeedback}
          rows={6}
          maxLength={details}
          error={errorOf('details')}
        />
      </div>
    </>
  )
}

/** Hidden from people: what fills it in is a machine. */
function HoneypotField(): ReactNode {
  const { t } = useTranslation('forms')
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {t('field.fax')}
        <input name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function PlainRefusal({ refused, fields = '' }: FormSearch): ReactNode {
  const { t } = useTranslation('forms')
  const format = useFormat()
  if (refused === undefined) return null
  const names = fields.split('.').flatMap((field) => (t.has(`field.${field}`) ? t(`field.${field}`) : []))
  return (
    <Banner tone="danger" title={t('refused.title')}>
      {names.length > 0 ? t('refused.fields', { fields: format.enumeration(names) }) : t('refused.text')}
    </Banner>
  )
}

function Sent({ formNo, onAgain }: { formNo: string; onAgain?: () => void }): ReactNode {
  const { t } = useTranslation('forms')
  return (
    <Banner
      tone="ok"
      title={t('sent.title', { number: formNo })}
      action={onAgain && <Button onPress={onAgain}>{t('sent.again')}</Button>}
    >
      {t('sent.text')}
    </Banner>
  )
}

/** A form to the company, with files. It is a plain form of HTML as well, so that it works before and without script. */
export function ShopForm({ kind, search = {} }: { kind: FormKind; search?: FormSearch }): ReactNode {
  const { t } = useTranslation('forms')
  const { language } = useAppContext()
  const form = useSubmitForm(kind)
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  if (form.sentNo !== undefined) return <Sent formNo={form.sentNo} onAgain={form.startAnew} />
  return (
    <form
      className="shop-form"
      method="post"
      action={`/api/v1${submitForm.path}`}
      encType="multipart/form-data"
      noValidate={hasScript}
      onSubmit={(event) => void form.submit(event)}
    >
      {search.sent !== undefined && <Sent formNo={search.sent} />}
      <PlainRefusal {...search} />
      {form.refusal !== undefined && <Banner tone="danger" title={form.refusal} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={pageKeyField} value={pageKeyPlaceholder} suppressHydrationWarning />
      <div className="form-fields">
        <SenderFields errorOf={form.errorOf} />
        <MessageFields kind={kind} errorOf={form.errorOf} />
        <FormFileField chosen={form.chosen} hasScript={hasScript} />
        <HoneypotField />
        <div className="form-wide">
          <Checkbox
            name="consent"
            isSelected={form.isConsenting}
            onChange={form.setConsenting}
            isInvalid={form.errorOf('consent') !== undefined}
          >
            {t('field.consent')}
          </Checkbox>{' '}
          <Link to="/intro/$page" params={{ page: 'privacyPolicy' }} target="_blank">
            {t('privacy')}
          </Link>
          <FieldError message={form.errorOf('consent')} />
        </div>
      </div>
      <div>
        <Button type="submit" tone="gold" isPending={form.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
