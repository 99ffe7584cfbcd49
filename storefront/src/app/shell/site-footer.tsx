import { BrandMark } from '@pinline/ui/design/brand.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { offeredLanguages } from '../language.ts'
import { switchLanguage } from '../switch-language.ts'
import { useTranslation } from '../use-translation.ts'

interface FooterColumn {
  readonly title: string
  readonly pages: readonly string[]
}

const COLUMNS: readonly FooterColumn[] = [
  { title: 'buy', pages: ['inventory', 'orderTracking', 'shippingPolicy', 'returnPolicy'] },
  {
    title: 'engineering',
    pages: ['researchCenter', 'testCenter', 'troubleshooting', 'complianceCenter', 'solutionService'],
  },
  { title: 'company', pages: ['manufacturingCenter', 'qualityControl', 'blog', 'faq'] },
]

function LinkColumn({ column }: { column: FooterColumn }): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <div>
      <h2>{t(`footer.${column.title}`)}</h2>
      <ul>
        {column.title === 'buy' && (
          <>
            <li>
              <Link to="/product/$categoryName/$id" params={{ categoryName: 'all', id: 'all' }}>
                {t('footer.allCategories')}
              </Link>
            </li>
            <li>
              <Link to="/quick-order">{t('nav.quickOrder')}</Link>
            </li>
          </>
        )}
        {column.title === 'company' && (
          <>
            <li>
              <Link to="/intro">{t('nav.company')}</Link>
            </li>
            <li>
              <Link to="/whyGo">{t('footer.whyGo')}</Link>
            </li>
          </>
        )}
        {column.pages.map((page) => (
          <li key={page}>
            <Link to="/intro/$page" params={{ page }}>
              {t(`pages.${page}`)}
            </Link>
          </li>
        ))}
        {column.title === 'company' && (
          <li>
            <Link to="/contact">{t('nav.contact')}</Link>
          </li>
        )}
      </ul>
    </div>
  )
}

function Languages(): ReactNode {
  return (
    <ul className="site-footer-languages">
      {offeredLanguages().map((language) => (
        <li key={language.code} lang={language.tag}>
          <a
            href={`/${language.code}/index`}
            hrefLang={language.tag}
            onClick={(event) => {
              event.preventDefault()
              switchLanguage(language, location.pathname.replace(/^\/[a-z_]+/, '') + location.search)
            }}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The footer, styled as a drawing's title block: shop, company, policies, languages. */
export function SiteFooter(): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-cells">
          <div>
            <div className="brand">
              <BrandMark />
              {t('shopName')}
            </div>
            <p className="small">{t('footer.about')}</p>
          </div>
          {COLUMNS.map((column) => (
            <LinkColumn key={column.title} column={column} />
          ))}
          <div>
            <h2>{t('footer.languages')}</h2>
            <Languages />
          </div>
        </div>
        <div className="site-footer-last">
          <span>{t('footer.copyright')}</span>
          {['termsOfSale', 'privacyPolicy', 'shippingPolicy', 'returnPolicy'].map((page) => (
            <Link key={page} to="/intro/$page" params={{ page }}>
              {t(`pages.${page}`)}
            </Link>
          ))}
          <span className="site-footer-licence">{t('footer.licence')}</span>
        </div>
      </div>
    </footer>
  )
}
