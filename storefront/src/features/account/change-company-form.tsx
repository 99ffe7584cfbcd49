import { zodResolver } from '@hookform/resolvers/zod'
import { changeCompany } from '@pinline/contracts/account/buyer/change-company'
import { type CompanyData, companyData } from '@pinline/contracts/account/buyer/company'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { SelectField, TextAreaField, TextField } from '@pinline/ui/design/text-field.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useFormDraft } from '../../session/form-draft.ts'
import { accountErrorText } from './account-error-text.ts'
import { listCountriesQuery } from './addresses.queries.ts'
import { getCompanyQuery } from './company.queries.ts'
import { RemoveCompanyDialog } from './remove-company-dialog.tsx'

type Fields = z.input<typeof companyData>

const fieldNames = [
  'companyName',
  'taxNumber',
  'registrationNumber',
  'country',
  'billingAddress',
  'invoiceEmail',
] as const
const isField = (name: string): name is (typeof fieldNames)[number] => fieldNames.some((field) => field === name)

const nothing: CompanyData = {
  companyName: '',
  taxNumber: '',
  registrationNumber: '',
  country: '',
  billingAddress: '',
  invoiceEmail: '',
}

/** Form state of a company's data, with save. */
const useChangeCompanyForm = (company: CompanyData | null) => {
  const { t } = useTranslation('account')
  const context = useAppContext()
  const saving = useCommand(changeCompany, { notifyOnFailure: true })
  const countries = useQuery(listCountriesQuery(context))
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields, unknown, CompanyData>({
    resolver: zodResolver(companyData),
    defaultValues: company ?? nothing,
  })
  const dropDraft = useFormDraft('company', form)
  const follow = (now: CompanyData | null) => {
    dropDraft()
    context.queryClient.setQueryData(getCompanyQuery(context).queryKey, now)
    form.reset(now ?? nothing)
  }

  // A native select falls back to its first entry when its options arrive: select the stored value again.
  useEffect(() => {
    if (countries.data !== undefined) form.setValue('country', form.getValues('country'))
  }, [countries.data, form])

  const onSubmit = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    const result = await saving.send(fields)
    if (result.kind === 'done') {
      follow(result.data)
      showToast(t('company.saved'))
    }
    if (result.kind !== 'refused') return
    const named = Object.entries(result.errors).filter(([name]) => isField(name))
    for (const [name, message] of named.toReversed())
      if (isField(name)) form.setError(name, { message }, { shouldFocus: true })
    if (named.length === 0) setRefusal(result.message)
  })
  return { form, countries: countries.data ?? [], refusal, onSubmit, follow }
}

function CompanyFields({ company }: { company: CompanyData | null }): ReactNode {
  const { t } = useTranslation('account')
  const { form, countries, refusal, onSubmit, follow } = useChangeCompanyForm(company)
  const [isRemoving, setRemoving] = useState(false)
  const { errors, isSubmitting } = form.formState
  const field = (name: (typeof fieldNames)[number]) => ({
    label: t(`company.${name}`),
    error: accountErrorText(t, errors[name]?.message),
    ...form.register(name),
  })
  return (
    <form className="account-fields" noValidate onSubmit={onSubmit}>
      {refusal !== undefined && (
        <div className="account-fields-wide">
          <Banner tone="danger" title={refusal} />
        </div>
      )}
      <TextField {...field('companyName')} autoComplete="organization" maxLength={100} />
      <SelectField
        {...field('country')}
        autoComplete="country"
        options={[
          { value: '', label: t('field.countryChoose') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextField {...field('taxNumber')} hint={t('company.taxNumberHint')} numeric maxLength={40} />
      <TextField {...field('registrationNumber')} numeric maxLength={60} />
      <TextField {...field('invoiceEmail')} type="email" autoComplete="email" hint={t('company.invoiceEmailHint')} />
      <div className="account-fields-wide">
        <TextAreaField {...field('billingAddress')} autoComplete="street-address" rows={3} maxLength={200} />
      </div>
      <p className="account-fields-wide account-buttons">
        <Button type="submit" isPending={isSubmitting}>
          {t('company.save')}
        </Button>
        {company !== null && (
          <Button tone="quiet" onPress={() => setRemoving(true)}>
            {t('company.remove')}
          </Button>
        )}
      </p>
      <RemoveCompanyDialog isOpen={isRemoving} onRemoved={() => follow(null)} onClose={() => setRemoving(false)} />
    </form>
  )
}

/** Company details for invoices. */
export function ChangeCompanyForm(): ReactNode {
  const { t } = useTranslation('account')
  const query = useQuery(getCompanyQuery(useAppContext()))
  if (query.data !== undefined) return <CompanyFields company={query.data} />
  if (query.isError && !query.isFetching)
    return (
      <LoadFailure
        title={t('company.error')}
        retry={t('retry')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  return <SkeletonRows rows={2} label={t('company.loading')} />
}
