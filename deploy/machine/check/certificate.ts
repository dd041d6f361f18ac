import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A self-signed certificate for `localhost`, as files. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/**
 * Makes one by openssl, which this process takes for trustworthy from now on.
 * @param folder where the files are put
 */
export const makeCertificate = (folder: string): Certificate => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
  ];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  return { certificate, key };
};
