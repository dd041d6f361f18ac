import { Duration, Fn, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import { ENTRY_KEY_HEADER, type Api } from './api.ts';
import type { Hosting } from './hosting.ts';

/** Header with the client's address for the functions; a client's own header of this name is replaced. */
const ADDRESS_FUNCTION = `async function handler(event) {
  event.request.headers['true-client-ip'] = { value: event.viewer.ip };
  return event.request;
}
`;

/**
 * Statuses that CloudFront would cache for ten seconds otherwise, for all clients and against the answer's headers
 * (CloudFront Developer Guide, 'Control how long CloudFront caches errors'): one person's refusal would be
 * the next one's.
 */
const NEVER_KEPT = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** How long the entry waits for the next bytes; a table's stream sends some every 20 s. */
const READ_TIMEOUT = Duration.seconds(60);

export interface EntryProps {
  readonly name: string;
  readonly domain: string;
  readonly certificate: string;
  readonly api: Api;
  readonly hosting: Hosting;
}

/**
 * The one address that people open: the site, and the APIs below it, so that cookies and the security
 * policy need no second origin. Answers go on as they come, byte by byte.
 */
export class Entry extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: EntryProps) {
    super(scope, id);
    const { api, hosting, name } = props;
    const address = new EdgeFunction(this, 'Address', {
      code: FunctionCode.fromInline(ADDRESS_FUNCTION),
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Tells the API whose request it is',
    });
    const behaviorFor = (url: FunctionUrl): BehaviorOptions => ({
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', url.url)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: READ_TIMEOUT,
        customHeaders: { [ENTRY_KEY_HEADER]: api.entryKey.secretValue.unsafeUnwrap() },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The function's address answers to its own host name only.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // A stream that is compressed is held back.
      compress: false,
      functionAssociations: [{ function: address, eventType: FunctionEventType.VIEWER_REQUEST }],
    });
    const requests = behaviorFor(api.requestsUrl);
    const site = new HttpOrigin(hosting.host, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: name,
      domainNames: [props.domain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', props.certificate),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      errorResponses: NEVER_KEPT.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        origin: site,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        // Amplify keeps a page for a year, until the next upload, and sends the same headers to every client;
        // the entry is not notified of an upload.
        cachePolicy: new CachePolicy(this, 'SiteCache', {
          cachePolicyName: `${name}-site`,
          minTtl: Duration.seconds(0),
          defaultTtl: Duration.seconds(0),
          maxTtl: Duration.seconds(1),
          // Redirects carry the query on.
          queryStringBehavior: CacheQueryStringBehavior.all(),
          enableAcceptEncodingBrotli: true,
          enableAcceptEncodingGzip: true,
        }),
        compress: true,
      },
      additionalBehaviors: {
        // The first that fits counts.
        '/api/tables/*/events': behaviorFor(api.eventsUrl),
        '/api/*': requests,
        '/thanks/*': requests,
        '/healthz': requests,
        // Named by what is in them, these never change.
        '/_astro/*': {
          origin: site,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          compress: true,
        },
      },
    });
    Validations.of(this.distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Whoever owns a deck may use the app, wherever that is.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'The API limits guessing and asking by account and address itself, in the database; a firewall would cost more a month than a small deployment. It can be put on by its ARN (docs/deploy.md).',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          "The log would hold the query of the sign-in's callback, which no log may hold, and addresses of people beside what they read.",
      },
    );
  }
}
