import './forms.css'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PagedList } from '../../app/paged-list.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useSession } from '../../session/session.ts'
import { type FormListRequest, listMyFormsQuery } from './forms.queries.ts'
import { MyFormItem } from './my-form-item.tsx'

interface MyFormsProps {
  /** Nothing is shown instead of an empty list. */
  readonly hidesEmpty?: boolean
}

/** The forms that the signed-in buyer, or this browser, has sent, newest first, with the replies. */
export function MyForms({ hidesEmpty = false }: MyFormsProps): ReactNode {
  const { t } = useTranslation('forms')
  const session = useSession()
  const [request, setRequest] = useState<FormListRequest>({ page: 1, pageSize: 15 })
  const sender = session.status === 'buyer' ? session.buyer.id : 'browser'
  const list = useQuery({
    ...listMyFormsQuery(useAppContext(), sender, request),
    enabled: session.status !== 'unknown',
  })
  if (hidesEmpty && (list.data === undefined || list.data.total === 0)) return null
  return (
    <section className="sheet my-forms" aria-labelledby="my-forms">
      <h2 id="my-forms" className="order-section-title">
        {t('mine.title')}
      </h2>
      <PagedList
        list={list}
        texts={{ loading: t('mine.loading'), failed: t('mine.failed'), retry: t('mine.retry') }}
        pagerTexts={(total) => ({
          label: t('pager.label'),
          sizes: t('pager.sizes'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          total: t('pager.total', { count: total }),
        })}
        empty={<EmptyState title={t('mine.none')} />}
        rowOf={(form) => <MyFormItem key={form.formNo} form={form} />}
        hidesOnePage
        onPage={setRequest}
      />
    </section>
  )
}
