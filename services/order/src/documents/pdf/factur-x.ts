/** The parts of a PDF document of the library that embedding needs. */
export interface EmbeddingPdf {
  readonly file: (
    source: Buffer,
    options: {
      readonly name: string
      readonly type: string
      readonly relationship: 'Alternative'
      readonly description: string
      readonly creationDate: Date
      readonly modifiedDate: Date
    },
  ) => unknown
  readonly appendXML: (xml: string) => void
}

/** The name that the standard gives the embedded file. */
const embeddedName = 'factur-x.xml'
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document'],
  ['Version', 'The version of the standard of the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

const property = ([name, description]: (typeof properties)[number]): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

/** XMP by Factur-X 1.0 (ZUGFeRD 2), appendix of the technical part, and the PDF/A extension schema that describes it. */
const metadata = `
        <rdf:Description rdf:about="" xmlns:fx="${namespace}">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${embeddedName}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq>${properties.map(property).join('')}</rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>`

/** Embeds an invoice for machines, so that the PDF is a Factur-X document of the profile EN 16931. */
export const embedInvoice = (pdf: EmbeddingPdf, xml: string, at: Date): void => {
  pdf.file(Buffer.from(xml), {
    name: embeddedName,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X invoice',
    creationDate: at,
    modifiedDate: at,
  })
  pdf.appendXML(metadata)
}
