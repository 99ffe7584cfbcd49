import type { PassagePlace } from './passages.ts'

const notes: Readonly<Record<PassagePlace, string>> = {
  title: 'Title',
  lead: 'Introduction',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  pictureAlt: 'Alternative text of the picture',
  linkLabel: 'Text on a link',
  paragraph: 'Paragraph',
  heading: 'Heading',
  list: 'List item',
  table: 'Table cell',
  note: 'Note',
  quote: 'Quotation',
  alt: 'Alternative text of a picture',
  caption: 'Caption of a picture',
  fileTitle: 'Title of a file',
  figure: 'Key figure',
  figureText: 'Text of a key figure',
  question: 'Question',
}

/** What a passage is, in English as all that is written for translators. */
export const placeNote = (place: PassagePlace): string => notes[place]
