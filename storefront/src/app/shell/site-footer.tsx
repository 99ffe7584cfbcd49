import { BrandMark } from '@pinline/ui/design/brand.tsx'
import type { ReactNode } from 'react'
import { offeredLanguages } from '../language.ts'
import { ShopLink } from '../shop-link.tsx'
import { switchLanguage } from '../switch-language.ts'
import { useTranslation } from '../use-translation.ts'
import { type MenuLink, useShopMenu } from './shop-menu.ts'

/** Groups with a column and a title of their own. */
const columns = ['shop', 'engineering', 'company'] as const
const titles = { shop: 'footer.buy', engineering: 'footer.engineering', company: 'footer.company' } as const

function LinkColumn({ title, links }: { title: string; links: readonly MenuLink[] }): ReactNode {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, title: name }) => (
          <li key={path}>
            <ShopLink path={path}>{name}</ShopLink>
          </li>
        ))}
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
  const groups = useShopMenu('footer')
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
          {columns.map((column) => (
            <LinkColumn key={column} title={t(titles[column])} links={groups.get(column) ?? []} />
          ))}
          <div>
            <h2>{t('footer.languages')}</h2>
            <Languages />
          </div>
        </div>
        <div className="site-footer-last">
          <span>{t('footer.copyright')}</span>
          {(groups.get('legal') ?? []).map(({ path, title }) => (
            <ShopLink key={path} path={path}>
              {title}
            </ShopLink>
          ))}
          <span className="site-footer-licence">{t('footer.licence')}</span>
        </div>
      </div>
    </footer>
  )
}
