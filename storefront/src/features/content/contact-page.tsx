import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { company } from '../../app/company.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ContactSection } from '../forms/contact-section.tsx'
import { formSearch } from '../forms/form-search.ts'
import { getPageQuery } from './content.queries.ts'
import { useContentSlug } from './use-content-slug.ts'
import { WrittenPage } from './written-page.tsx'

function HowToReachUs(): ReactNode {
  const { t } = useTranslation('content')
  return (
    <section>
      <h2>{t('reach')}</h2>
      <p>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
        <br />
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </section>
  )
}

/** Whether a page has a form to write to the company. */
export const isContact = (slug: string): boolean => slug === 'contact' || slug === 'customer-manager'

/** A page that staff write, with a form to write to the company. */
export function WrittenContact({ view }: { view: ContentDetail }): ReactNode {
  const search = formSearch({ ...useLocation().search })
  const tools =
    view.slug === 'contact' ? (
      <ContactSection offersKinds kind={search.kind ?? 'contact'} search={search} />
    ) : (
      <ContactSection kind="customer-manager" search={search} />
    )
  return <WrittenPage view={view} tools={tools} below={<HowToReachUs />} />
}

/** The page of its route. Apart from other pages, since the form brings the library of schemas. */
export function ContactPage(): ReactNode {
  const { data } = useQuery(getPageQuery(useAppContext(), useContentSlug()))
  return data && <WrittenContact view={data} />
}
