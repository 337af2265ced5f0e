import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that simulates network failures between a client and a server. */
export interface TcpProxy {
  readonly port: number;
  cut(): void;
  /**
   * Keeps connections open and accepts new ones, but forwards nothing, like a frozen server or an
   * unreachable network.
   */
  hold(): void;
  /** Ends every open connection and refuses new ones. */
  refuse(): Promise<void>;
  /** Forwards and accepts again after `hold` or `refuse`. Held data is delivered. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 and forwards to `target`. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHeld = false;

  const watch = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    if (isHeld) socket.pause();
    socket.on('data', (chunk: Buffer) => other.write(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    watch(client, upstream);
    watch(upstream, client);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    cut();
    await once(server, 'close');
  };

  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  const { port } = address;
  return {
    port,
    cut,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    refuse,
    async restore() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: refuse,
  };
}
