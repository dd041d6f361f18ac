import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { synthesise } from './support/synthesise.ts';
import { listOf, resourceOf, textOf } from './support/template.ts';

const template = synthesise();

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly [key: string]: unknown;
}

interface Origin {
  readonly Id: string;
  readonly DomainName: unknown;
  readonly OriginCustomHeaders?: readonly { HeaderName: string; HeaderValue: unknown }[];
  readonly CustomOriginConfig: Record<string, unknown>;
}

const config = resourceOf(template, 'AWS::CloudFront::Distribution').Properties[
  'DistributionConfig'
] as {
  readonly Origins: readonly Origin[];
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: readonly Behavior[];
  readonly ViewerCertificate: Record<string, unknown>;
  readonly Aliases: readonly unknown[];
  readonly CustomErrorResponses: readonly { ErrorCode: number; ErrorCachingMinTTL: number }[];
};

const hostOf = ({ TargetOriginId }: Behavior): string =>
  textOf(config.Origins.find(({ Id }) => Id === TargetOriginId)?.DomainName);

const REQUESTS = '${ApiRequestsFunctionFunctionUrl.FunctionUrl}';
const SITE = 'main.${HostingApp.DefaultDomain}';
const EVENTS = '${ApiEventsFunctionFunctionUrl.FunctionUrl}';

const ofApis = config.CacheBehaviors.filter((behavior) => hostOf(behavior) !== SITE);

/** AWS's own policies, by the numbers of their documentation. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the entry', () => {
  test('sends streams, APIs and everything else where they belong, in this order', () => {
    const ways = config.CacheBehaviors.map((behavior) => [behavior.PathPattern, hostOf(behavior)]);
    expect(ways).toEqual([
      ['/api/tables/*/events', EVENTS],
      ['/api/*', REQUESTS],
      ['/thanks/*', REQUESTS],
      ['/healthz', REQUESTS],
      ['/_astro/*', SITE],
    ]);
    expect(hostOf(config.DefaultCacheBehavior)).toBe(SITE);
  });

  test('keeps no answer of an API, holds none back, and passes all but the host on', () => {
    for (const behavior of ofApis) {
      expect(behavior).toMatchObject({
        CachePolicyId: CACHING_DISABLED,
        OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
        Compress: false,
        ViewerProtocolPolicy: 'https-only',
      });
      expect(behavior['AllowedMethods']).toContain('DELETE');
    }
  });

  test('shows the functions its key, and the site none', () => {
    const keys = config.Origins.map(({ DomainName, OriginCustomHeaders }) => [
      textOf(DomainName),
      listOf(OriginCustomHeaders).map((header) => {
        const { HeaderName, HeaderValue } = header as { HeaderName: string; HeaderValue: unknown };
        return `${HeaderName}: ${textOf(HeaderValue)}`;
      }),
    ]);
    const key = ['x-entry-key: {{resolve:secretsmanager:${ApiEntryKey}:SecretString:::}}'];
    expect(Object.fromEntries(keys)).toEqual({
      [SITE]: [],
      [REQUESTS]: key,
      [EVENTS]: key,
    });
  });

  test('tells the APIs the address of the connection, whatever the sender says', async () => {
    const edge = resourceOf(template, 'AWS::CloudFront::Function');
    const handler = runInNewContext(`${String(edge.Properties['FunctionCode'])}; handler`) as (
      event: unknown,
    ) => Promise<{ headers: Record<string, { value: string }> }>;
    const request = {
      headers: { 'true-client-ip': { value: '192.0.2.1' }, accept: { value: '*/*' } },
    };
    const { headers } = await handler({ request, viewer: { ip: '198.51.100.7' } });
    expect(headers).toEqual({
      'true-client-ip': { value: '198.51.100.7' },
      accept: { value: '*/*' },
    });
    for (const behavior of ofApis) {
      const [association] = listOf(behavior['FunctionAssociations']) as [
        { EventType: string; FunctionARN: unknown },
      ];
      expect(association.EventType).toBe('viewer-request');
      expect(textOf(association.FunctionARN)).toBe('${EntryAddress.FunctionARN}');
    }
  });

  test('speaks TLS 1.2 or later, to people and to what is behind it', () => {
    expect(config.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
    expect(textOf(config.ViewerCertificate['AcmCertificateArn'])).toBe('${CertificateArn}');
    for (const { CustomOriginConfig } of config.Origins) {
      expect(CustomOriginConfig).toMatchObject({
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
      });
    }
    expect(config.DefaultCacheBehavior['ViewerProtocolPolicy']).toBe('redirect-to-https');
  });

  test('answers to the domain of the parameter', () => {
    expect(config.Aliases.map(textOf)).toEqual(['${Domain}']);
  });

  test('keeps no page of the site longer than a second, though Amplify would for a year', () => {
    const { CachePolicyConfig } = resourceOf(template, 'AWS::CloudFront::CachePolicy')
      .Properties as { CachePolicyConfig: Record<string, unknown> };
    expect(CachePolicyConfig).toMatchObject({ DefaultTTL: 0, MinTTL: 0, MaxTTL: 1 });
    expect(textOf(config.DefaultCacheBehavior['CachePolicyId'])).toBe('${EntrySiteCache}');
  });

  test('keeps no refusal, which another person would get', () => {
    const kept = config.CustomErrorResponses.filter(
      ({ ErrorCachingMinTTL }) => ErrorCachingMinTTL > 0,
    );
    const codes = config.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode);
    expect(kept).toEqual([]);
    // Those that CloudFront keeps by itself (Developer Guide, 'HTTP 4xx and 5xx status codes').
    for (const code of [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]) {
      expect(codes).toContain(code);
    }
  });
});
