import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long and how much a single client may occupy the server. */
export const LIMITS = {
  maxConnections: 10_000,
  /** Without a byte in either direction: a client that never reads an answer is gone after this. */
  idleMs: 30_000,
  requestMs: 25_000,
  headersMs: 8_000,
  /** nginx keeps an idle connection to us for 60 s; were ours shorter, it would now and then write into a closing one. */
  keepAliveMs: 65_000,
  /** Node looks for late clients only this often, every 30 s by default. */
  lookMs: 1_000,
  /** Pipelined requests that may wait on one connection. Browsers and proxies wait for each answer. */
  waitingRequests: 16,
  /** How long an answer may take to leave, however slowly it is read. */
  unsentMs: 120_000,
  bodyBytes: 32 * 1024,
} as const;

/** A server whose clients can neither end it nor fill its memory. */
export function createHttpServer(
  handle: RequestListener,
  limits: { unsentMs: number; lookMs: number } = LIMITS,
): Server {
  const bounded = boundPipelining(handle);
  const server = createServer(
    {
      requestTimeout: LIMITS.requestMs,
      headersTimeout: LIMITS.headersMs,
      keepAliveTimeout: LIMITS.keepAliveMs,
      connectionsCheckingInterval: LIMITS.lookMs,
      // Node's own answer would lack our headers: requireHost checks it instead.
      requireHostHeader: false,
    },
    bounded,
  );
  server.setTimeout(LIMITS.idleMs);
  server.maxConnections = LIMITS.maxConnections;
  // Node would answer an unknown Expect header with a bare 417; it is ignored instead.
  server.on('checkExpectation', bounded);
  surviveResets(server);
  dropSlowReaders(server, limits);
  return server;
}

/**
 * Node hears the errors of a connection only while its parser reads from it. After CONNECT, or while
 * it is being closed, a client that resets it would end the whole process.
 */
function surviveResets(server: Server): void {
  server.on('connection', (socket) => {
    // Node closes the connection; there is nobody left to answer.
    socket.on('error', () => {});
  });
}

/**
 * Node takes every request out of what it has read, two thousand of 64 kB, although the answer to the
 * first is not yet sent: a few hundred clients that read nothing would fill the memory.
 */
function boundPipelining(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number): number => {
    const count = (waiting.get(socket) ?? 0) + by;
    waiting.set(socket, count);
    return count;
  };
  return (request, response) => {
    const { socket } = request;
    // An answer has its connection from the start, unless others must leave before it.
    if (response.socket === null) {
      if (change(socket, 1) > LIMITS.waitingRequests) {
        cutOff(socket);
        return;
      }
      response.once('close', () => change(socket, -1));
    }
    handle(request, response);
  };
}

/** What Node's parser calls for each request; 2 means that what follows is no longer HTTP. */
type ParsedSocket = Socket & { parser?: { onIncoming?: () => number } | null };

/**
 * Of a connection that is closed Node would still parse what it has read, and make an error with a
 * stack for each request in it: 70 ms of everybody's time for 64 kB. Nothing public of Node stops its parser
 * within what it has read; without the private part the flood is only dearer (http-server.slow.test.ts).
 */
function cutOff(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}

/** A client that reads a byte now and then never counts as idle: this limits how long an answer may take. */
function dropSlowReaders(
  server: Server,
  { unsentMs, lookMs }: { unsentMs: number; lookMs: number },
): void {
  const unsentSince = new Map<Socket, number>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      unsentSince.delete(socket);
    });
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        unsentSince.delete(socket);
        continue;
      }
      const since = unsentSince.get(socket) ?? now;
      unsentSince.set(socket, since);
      if (now - since > unsentMs) socket.destroy();
    }
  }, lookMs).unref();
  server.once('close', () => clearInterval(look));
}
