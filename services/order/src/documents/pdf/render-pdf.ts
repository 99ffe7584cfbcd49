import { buffer } from 'node:stream/consumers'
import pdfmake from 'pdfmake'
import type { PrintedDocument } from '../printed-document.ts'
import { documentLayout } from './document-layout.ts'
import { embedInvoice } from './factur-x.ts'
import { fontFiles } from './fonts.ts'

const paths = new Set(Object.values(fontFiles).flatMap(({ normal, bold }) => [normal, bold]))
pdfmake.setFonts(fontFiles)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => paths.has(path))

/**
 * Draws a document as PDF/A-3b with embedded, subset fonts. The same document gives the same text and pages. It keeps
 * the processor busy for some 0.2 s, so that services call it by `PdfRenderer`.
 */
export const renderPdf = async (document: PrintedDocument): Promise<Buffer> => {
  const pdf = await pdfmake.createPdf(documentLayout(document)).getStream()
  if (document.xml !== undefined) embedInvoice(pdf, document.xml, new Date(document.at))
  pdf.end()
  return await buffer(pdf)
}
