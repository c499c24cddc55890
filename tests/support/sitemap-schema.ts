import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The protocol's published schema, from the package `sitemap`. */
const official = {
  fileName: 'sitemap.xsd',
  contents: readFileSync(join(import.meta.dirname, '../../node_modules/sitemap/schema/sitemap.xsd'), 'utf8'),
}

/**
 * `<xhtml:link>` as search engines require it: the published schema allows foreign elements, but
 * each must be declared.
 */
const link = {
  fileName: 'link.xsd',
  contents: `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required" fixed="alternate"/>
    <xsd:attribute name="hreflang" use="required" type="xsd:language"/>
    <xsd:attribute name="href" use="required" type="xsd:anyURI"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`,
}

/** Both, for `<urlset>`. */
const sitemapSchema = {
  fileName: 'both.xsd',
  contents: `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="${namespace}" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xsd:schema>`,
}

/**
 * A schema for `<sitemapindex>` with the published types of address and date: no package contains
 * one.
 */
const indexSchema = {
  fileName: 'index.xsd',
  contents: `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}" elementFormDefault="qualified">
  <xsd:include schemaLocation="sitemap.xsd"/>
  <xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
    <xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc" type="tLoc"/>
      <xsd:element name="lastmod" type="tLastmod" minOccurs="0"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`,
}

/** The errors of a sitemap. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: sitemapSchema,
    preload: [official, link],
  })
  return errors.map(({ message }) => message)
}

/** The errors of a sitemap index. */
export async function indexErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: indexSchema,
    preload: official,
  })
  return errors.map(({ message }) => message)
}
