import type { ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import type { ReactNode } from 'react'
import { ShopLink } from '../../app/shop-link.tsx'

/** Banners of a place, one beside the other: nothing moves. */
export function PlaceBanners({ banners }: { banners: readonly ContentRow[] }): ReactNode {
  return banners.map(({ id, title, lead, link, linkLabel, picture, narrowPicture }) => (
    <article key={id} className="sheet place-banner">
      {picture && (
        <picture>
          {narrowPicture && <source media="(max-width: 749px)" srcSet={narrowPicture.url} />}
          <img src={picture.url} alt={picture.alt} loading="lazy" />
        </picture>
      )}
      <div>
        <strong>{keepFiguresWhole(title)}</strong>
        <p>{keepFiguresWhole(lead)}</p>
      </div>
      {link && <ShopLink path={link.path}>{linkLabel === '' ? link.title : linkLabel}</ShopLink>}
    </article>
  ))
}
