import type { FormKind } from '@pinline/events/notification/form-submitted'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { type FormSearch, offeredKinds } from './form-search.ts'
import { MyForms } from './my-forms.tsx'
import { ShopForm } from './shop-form.tsx'

function Kinds({ kind }: { kind: FormKind }): ReactNode {
  const { t } = useTranslation('forms')
  return (
    <nav className="form-kinds" aria-label={t('kinds')}>
      {offeredKinds.map((one) => (
        <Link
          key={one}
          to="/contact"
          search={one === 'contact' ? {} : { kind: one }}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          aria-current={one === kind ? 'page' : undefined}
        >
          {t(`kind.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The form of a page of the shop, and what this browser or buyer has sent before. */
export function ContactSection({
  kind,
  offersKinds = false,
  search,
}: {
  kind: FormKind
  offersKinds?: boolean
  search: FormSearch
}): ReactNode {
  const { t } = useTranslation('forms')
  return (
    <div className="contact-section">
      <section className="sheet sheet-padded" aria-labelledby="write-to-us">
        <h2 id="write-to-us">{t('title')}</h2>
        {offersKinds && <Kinds kind={kind} />}
        <p className="form-lead">{t(`lead.${kind}`)}</p>
        <ShopForm key={kind} kind={kind} search={search} />
      </section>
      <MyForms hidesEmpty />
    </div>
  )
}
