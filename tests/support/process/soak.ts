import autocannon from 'autocannon';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { signUpMany, type Product } from '#support/process/product-process.ts';

const CONNECTIONS = 64;
const ACCOUNTS = 10;
const EVERY_MS = 500;

export interface SoakReport {
  readonly answers: number;
  /** Broken connections, requests without an answer, and answers other than 2xx. */
  readonly failures: number;
  /** The 99th percentile in ms. */
  readonly p99: number;
  /** Resident memory in MB, twice a second; Linux only. */
  readonly memory: readonly number[];
}

/**
 * Loads a server through 64 connections with what people ask for: pages, cards, their decks, captions.
 * @param product started with 127.0.0.1 as its trusted proxy, so that each caption has another client address
 */
export const soak = async (product: Product, seconds: number): Promise<SoakReport> => {
  const tokens = await signUpMany(product.origin, ACCOUNTS);
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(product.memory()), EVERY_MS);
  let sent = 0;
  const signedIn = (path: string): autocannon.Request => ({
    path,
    setupRequest: (request) => {
      sent += 1;
      const Authorization = `Bearer ${tokens[sent % ACCOUNTS]}`;
      return { ...request, headers: { Authorization, 'Accept-Encoding': 'br' } };
    },
  });
  const result = await autocannon({
    url: product.origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      { path: '/' },
      { path: '/browse/B12' },
      signedIn('/api/cards'),
      signedIn('/api/cards/B12'),
      signedIn('/api/registration'),
      {
        method: 'POST',
        path: '/thanks/social',
        setupRequest: (request) => {
          sent += 1;
          const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
          const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
          const body = JSON.stringify(captionRequest(DEFAULT_CHOICES, sent));
          return { ...request, headers, body };
        },
      },
    ],
  });
  clearInterval(watch);
  return {
    answers: result['2xx'],
    failures: result.errors + result.timeouts + result.non2xx,
    p99: result.latency.p99,
    memory,
  };
};
