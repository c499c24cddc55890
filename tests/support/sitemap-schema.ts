/**
 * The rules of the sitemap protocol 0.9 (sitemaps.org) as XML Schema, in our own words: element names, order-free
 * optional fields, lengths of addresses, forms of dates, at most 50,000 entries, foreign elements only after those.
 */
const shared = `
  <xsd:simpleType name="location">
    <xsd:restriction base="xsd:anyURI">
      <xsd:minLength value="12"/><xsd:maxLength value="2048"/><xsd:pattern value="https?://[^/]+.*"/>
    </xsd:restriction>
  </xsd:simpleType>
  <xsd:simpleType name="moment"><xsd:union memberTypes="xsd:date xsd:dateTime"/></xsd:simpleType>`

const schema = (body: string, imports = '') => `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml" targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9"
  elementFormDefault="qualified">${imports}${shared}${body}</xsd:schema>`

/** For `<urlset>`; `xhtml:link` is checked by {@link linkSchema}, which it imports as `link.xsd`. */
export const sitemapSchema = schema(
  `
  <xsd:element name="urlset"><xsd:complexType><xsd:sequence>
    <xsd:element name="url" maxOccurs="50000"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc" type="location"/>
      <xsd:element name="lastmod" type="moment" minOccurs="0"/>
      <xsd:any namespace="##other" minOccurs="0" maxOccurs="unbounded" processContents="strict"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>`,
  '<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>',
)

/** For `<sitemapindex>`. */
export const indexSchema = schema(`
  <xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
    <xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc" type="location"/>
      <xsd:element name="lastmod" type="moment" minOccurs="0"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>`)

/** For `<xhtml:link>` as search engines want it. */
export const linkSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required" fixed="alternate"/>
    <xsd:attribute name="hreflang" use="required" type="xsd:token"/>
    <xsd:attribute name="href" use="required" type="xsd:anyURI"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`
