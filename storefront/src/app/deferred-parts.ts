import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { Ruler } from '@pinline/ui/drawing/ruler.tsx'
import { ChangeNoticeList } from '../features/change-notices/change-notice-list.tsx'
import { ContentLinks } from '../features/content-lists/content-links.tsx'
import { PlaceBanners } from '../features/content-lists/place-banners.tsx'
import { Families } from '../features/home/families.tsx'
import { HeroPlate } from '../features/home/hero-plate.tsx'
import { PitchRail } from '../features/home/pitch-rail.tsx'
import { StockedParts } from '../features/home/stocked-parts.tsx'
import { DrawingSheet } from '../features/product-detail/drawing-sheet.tsx'
import { PadTable } from '../features/product-detail/pad-table.tsx'
import { PartCards } from '../features/product-detail/part-cards.tsx'
import { RelatedParts } from '../features/product-detail/related-parts.tsx'
import { Successor } from '../features/product-detail/successor.tsx'

/** The parts of pages that only show something: drawings, and lists of links. */
export const deferredParts = {
  ChangeNoticeList,
  ContentLinks,
  DrawingSheet,
  Families,
  HeroPlate,
  ListDrawing,
  PadTable,
  PartCards,
  PitchRail,
  PlaceBanners,
  RelatedParts,
  Ruler,
  StockedParts,
  Successor,
} as const
