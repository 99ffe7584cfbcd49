import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { MyForms } from './my-forms.tsx'
import { ShopForm } from './shop-form.tsx'

/** The feedback form of the personal centre, and everything that the buyer has sent. */
export function FeedbackTab(): ReactNode {
  const { t } = useTranslation('forms')
  return (
    <>
      <div className="orders-head">
        <h1>{t('feedback.title')}</h1>
      </div>
      <section className="sheet sheet-padded" aria-label={t('feedback.title')}>
        <p className="form-lead">{t('feedback.lead')}</p>
        <ShopForm kind="feedback" />
      </section>
      <MyForms />
    </>
  )
}
