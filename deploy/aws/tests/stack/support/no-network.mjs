// Preloaded into a process that must not use the network: an attempt ends the process.
import dns from 'node:dns';
import net from 'node:net';

const refuse = () => {
  process.stderr.write('This process tried to reach the network.\n');
  process.exit(97);
};

net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
