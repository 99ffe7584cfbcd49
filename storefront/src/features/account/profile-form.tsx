import { zodResolver } from '@hookform/resolvers/zod'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { SelectField, TextField } from '@pinline/ui/design/text-field.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { offeredLanguages } from '../../app/language.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { accountErrorText } from './account-error-text.ts'
import { useChangeProfile } from './change-profile.mutation.ts'
import { profileForm } from './personal-forms.ts'

type Fields = z.input<typeof profileForm>

/** The buyer's name, and the language of their e-mails and messages. */
export function ProfileForm({ me }: { me: BuyerProfile }): ReactNode {
  const { t } = useTranslation('account')
  const changeProfile = useChangeProfile()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields, unknown, z.output<typeof profileForm>>({
    resolver: zodResolver(profileForm),
    defaultValues: { name: me.name ?? '', language: me.language },
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async ({ name, language }) => {
    setRefusal(undefined)
    const result = await changeProfile({ name: name === '' ? null : name, language })
    if (result.kind === 'done') showToast(t('personal.profileSaved'))
    else if (result.kind === 'refused') setRefusal(result.message)
  })
  return (
    <form className="account-fields" noValidate onSubmit={onSubmit}>
      {refusal !== undefined && (
        <div className="account-fields-wide">
          <Banner tone="danger" title={refusal} />
        </div>
      )}
      <TextField
        label={t('personal.name')}
        autoComplete="name"
        maxLength={50}
        error={accountErrorText(t, errors.name?.message)}
        {...form.register('name')}
      />
      <SelectField
        label={t('personal.language')}
        hint={t('personal.languageHint')}
        options={offeredLanguages().map(({ code, name }) => ({ value: code, label: name }))}
        error={accountErrorText(t, errors.language?.message)}
        {...form.register('language')}
      />
      <p className="account-fields-wide">
        <Button type="submit" isPending={isSubmitting}>
          {t('personal.profileSave')}
        </Button>
      </p>
    </form>
  )
}
